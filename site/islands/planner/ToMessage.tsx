import { type MouseEvent, useState } from 'react';
import type { ToolCopy } from '#content/schema/planner.ts';
import { copyText } from '../../browser/copy-text.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import styles from './Planner.module.css';

/** Adds the plan to the draft of the contact form. */
export function ToMessage({ copy, text }: { copy: ToolCopy['message']; text: string | undefined }) {
  const [left, setLeft] = useState<string>();
  const [copied, setCopied] = useState(false);

  async function onClick(event: MouseEvent) {
    if (text === undefined) return;
    event.preventDefault();
    setCopied(false);
    // Loaded on demand: it contains parts of the contact form.
    const kept = await import('../../browser/draft.ts').then(
      module => module.putInDraft(text),
      () => false,
    );
    if (kept) location.assign(copy.link.href);
    setLeft(kept ? undefined : text);
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
