import { type MouseEvent, useState } from 'react';
import type { ToolCopy } from '#content/schema/planner.ts';
import { copyText } from '../../browser/copy-text.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import styles from './Planner.module.css';

/** Hands the plan to the message form: in place where the page has one, else through the draft on this device. */
export function ToMessage({ copy, text }: { copy: ToolCopy['message']; text: string | undefined }) {
  const [left, setLeft] = useState<string>();
  const [copied, setCopied] = useState(false);

  async function onClick(event: MouseEvent) {
    if (text === undefined) return;
    event.preventDefault();
    setCopied(false);
    // Fetched on request: most visitors only look, and it brings parts of the form.
    const handover = await import('../../browser/put-in-message.ts').then(
      module => module.putInMessage(text),
      () => 'refused' as const,
    );
    if (handover === 'in-draft') location.assign(copy.link.href);
    setLeft(handover === 'refused' ? text : undefined);
  }

  return (
    <>
      <ButtonLink className="script-only" href={copy.link.href} onClick={onClick}>
        {copy.link.label}
      </ButtonLink>
      <div className={styles.left} role="status">
        {left && (
          <>
            <p>{copy.failed}</p>
            <pre>{left}</pre>
            <Button size="small" variant="outline" onClick={async () => setCopied(await copyText(left))}>
              {copied ? copy.copied : copy.copy}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
