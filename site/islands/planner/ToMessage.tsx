import { type MouseEvent, useState } from 'react';
import type { ToolWords } from '#content/schema/planner.ts';
import { copyText } from '../../browser/copy-text.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import styles from './Planner.module.css';

/** Hands the plan to the message form: in place where the page has one, else through the draft on this device. */
export function ToMessage({ words, text }: { words: ToolWords['message']; text: string | undefined }) {
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
    if (handover === 'in-draft') location.assign(words.link.href);
    setLeft(handover === 'refused' ? text : undefined);
  }

  return (
    <>
      <ButtonLink className="script-only" href={words.link.href} onClick={onClick}>
        {words.link.label}
      </ButtonLink>
      <div className={styles.left} role="status">
        {left && (
          <>
            <p>{words.failed}</p>
            <pre>{left}</pre>
            <Button size="small" variant="outline" onClick={async () => setCopied(await copyText(left))}>
              {copied ? words.copied : words.copy}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
