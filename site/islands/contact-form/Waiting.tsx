import type { Ref } from 'react';
import type { ContactFormCopy } from '#content/schema/contact.ts';
import type { WaitingMessage } from '../../browser/waiting-messages.ts';
import { Button, Buttons } from '../../components/button/Button.tsx';
import styles from './ContactForm.module.css';
import { SentText } from './SentText.tsx';

interface WaitingProps {
  messages: readonly WaitingMessage[];
  copy: ContactFormCopy;
  /** Takes a notice away that has been read. */
  closeLabel: string;
  language: string;
  timeZone: string;
  /** The message in the form: editing another one must not overwrite it. */
  typed: string;
  onEdit(message: WaitingMessage): void;
  onRemove(message: WaitingMessage): void;
  /** Receives the focus when a message moves here from the form. */
  ref: Ref<HTMLUListElement>;
}

/** Messages that wait on this device for a connection, and what became of those that waited. */
export function Waiting(props: WaitingProps) {
  const { messages, copy, closeLabel, typed, onEdit, onRemove, ref } = props;
  if (messages.length === 0) return null;
  return (
    <ul className={styles.waiting} ref={ref} tabIndex={-1} aria-label={copy.waiting.label} aria-live="polite">
      {messages.map(message => {
        const { id, settled, values } = message;
        const isGone = settled?.kind === 'sent' || settled?.kind === 'expired';
        const canEdit = !isGone && (typed.trim() === '' || typed.trim() === values.message);
        return (
          <li key={id} className={styles.sent}>
            <Status {...props} message={message} />
            {values.message && <blockquote>{values.message}</blockquote>}
            <Buttons>
              {canEdit && (
                <Button variant="outline" onClick={() => onEdit(message)}>
                  {copy.waiting.edit}
                </Button>
              )}
              <Button variant="outline" onClick={() => onRemove(message)}>
                {isGone ? closeLabel : copy.waiting.remove}
              </Button>
            </Buttons>
          </li>
        );
      })}
    </ul>
  );
}

function Status({ message, copy, language, timeZone }: WaitingProps & { message: WaitingMessage }) {
  const { settled } = message;
  if (!settled) return <p>{copy.waiting.saved}</p>;
  if (settled.kind === 'expired') return <p>{copy.waiting.expired}</p>;
  if (settled.kind === 'refused') return <p>{settled.text ?? copy.toasts.failed}</p>;
  const { receipt, answerable } = settled;
  return (
    <>
      <h4>{copy.sent.title}</h4>
      {receipt && (
        <SentText
          copy={copy.sent}
          receipt={receipt}
          language={language}
          timeZone={timeZone}
          answerable={answerable}
          inBrowser
        />
      )}
    </>
  );
}
