import { type MouseEvent, useState } from 'react';
import type { ToolCopy } from '#shared/content/schemas/planner.ts';
import { CopyButton } from '../../../components/CopyButton.tsx';
import styles from './Planner.module.css';

/**
 * Adds the plan to the draft of the contact form and opens it. Where the browser stores no draft, `left` is the text to
 * copy by hand. Without a text, `onMissing` says why.
 */
export function useToMessage(copy: ToolCopy['message'], text: string | undefined, onMissing: () => void) {
  const [left, setLeft] = useState<string>();
  async function onClick(event: MouseEvent) {
    event.preventDefault();
    if (text === undefined) return onMissing();
    // Loaded on demand: it contains parts of the contact form.
    const kept = await import('../../contact-form/model/draft.ts').then(
      module => module.putInDraft(text, copy.questions),
      () => false,
    );
    if (kept) location.assign(copy.link.href);
    setLeft(kept ? undefined : [...copy.questions, '', text].join('\n'));
  }
  return { href: copy.link.href, onClick, left };
}

/** The text of a plan that could not be added to a message. */
export function LeftText({ copy, text }: { copy: ToolCopy['message']; text: string | undefined }) {
  return (
    <div className={styles.left} role="status">
      {text && (
        <>
          <p>{copy.failed}</p>
          <pre>{text}</pre>
          <CopyButton key={text} text={text} copy={copy} size="small" />
        </>
      )}
    </div>
  );
}
