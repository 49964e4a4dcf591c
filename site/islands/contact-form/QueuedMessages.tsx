import type { ContactFormCopy } from '#content/schema/contact.ts';
import { type QueuedMessage, sendsInBackground } from '../../browser/offline-queue.ts';
import { Button, Buttons } from '../../components/button/Button.tsx';
import { ContactText } from '../../components/contact-text/ContactText.tsx';
import styles from './ContactForm.module.css';
import { Receipt } from './Receipt.tsx';

interface QueuedMessagesProps {
  messages: readonly QueuedMessage[];
  /** The queued message that is also in the form: shown without its text. */
  inForm: number | undefined;
  copy: ContactFormCopy;
  /** Dismisses the notice of a message that was sent. */
  closeLabel: string;
  language: string;
  timeZone: string;
  phone: string;
  /** The message in the form: editing another one must not overwrite it. */
  typed: string;
  onEdit(message: QueuedMessage): void;
  onRemove(message: QueuedMessage): void;
}

/** The offline queue: messages queued on this device until there is a connection, and what became of them. */
export function QueuedMessages(props: QueuedMessagesProps) {
  const { messages, inForm, copy, closeLabel, typed, onEdit, onRemove } = props;
  return (
    <div aria-live="polite">
      {messages.length > 0 && (
        <ul className={styles.waiting} aria-label={copy.waiting.label}>
          {messages.map(message => {
            const { id, settled, values } = message;
            const isSent = settled?.kind === 'sent';
            const canEdit = !isSent && id !== inForm && ['', values.message].includes(typed.trim());
            return (
              <li key={id} className={styles.sent}>
                <Status {...props} message={message} />
                {values.message && id !== inForm && <blockquote dir="auto">{values.message}</blockquote>}
                <Buttons>
                  {canEdit && (
                    <Button variant="outline" onClick={() => onEdit(message)}>
                      {copy.waiting.edit}
                    </Button>
                  )}
                  <Button variant="outline" onClick={() => onRemove(message)}>
                    {isSent ? closeLabel : id === inForm ? copy.waiting.doNotSend : copy.waiting.remove}
                  </Button>
                </Buttons>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function Status({
  message,
  copy,
  language,
  timeZone,
  phone,
}: QueuedMessagesProps & { message: QueuedMessage }) {
  const { settled } = message;
  const { waiting } = copy;
  if (!settled || settled.kind === 'expired') {
    const saved = sendsInBackground() ? waiting.background : waiting.nextVisit;
    return (
      <p>
        <ContactText text={settled ? waiting.expired : saved} phone={phone} />
      </p>
    );
  }
  if (settled.kind === 'refused') return <p>{settled.text ?? copy.toasts.failed}</p>;
  return (
    <>
      <h3>{copy.sent.title}</h3>
      {settled.receipt && (
        <Receipt
          copy={copy.sent}
          receipt={settled.receipt}
          language={language}
          timeZone={timeZone}
          phone={phone}
          answerable={settled.answerable}
          inBrowser
        />
      )}
    </>
  );
}
