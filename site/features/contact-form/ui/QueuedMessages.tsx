import { type FormValues, fieldNames } from '#shared/contact/contact-message.ts';
import { Button, Buttons } from '../../../components/Button.tsx';
import { ContactText } from '../../../components/ContactText.tsx';
import type { FormStore } from '../browser/form-store.ts';
import type { QueuedMessage } from '../model/offline-queue.ts';
import styles from './form.module.css';
import { Receipt, receiptTitle } from './Receipt.tsx';
import type { SharedFormProps } from './shared-props.ts';

interface QueuedMessagesProps extends SharedFormProps {
  store: FormStore;
  messages: readonly QueuedMessage[];
  /** The queued message that is also in the form: shown without its text. */
  idInForm: number | undefined;
  /** Dismisses the notice of a message that was sent. */
  closeLabel: string;
  /** The message in the form: editing another one must not overwrite it. */
  typed: FormValues;
}

/** The offline queue: messages queued on this device until there is a connection, and what became of them. */
export function QueuedMessages(props: QueuedMessagesProps) {
  const { store, messages, idInForm, closeLabel, typed, ...shared } = props;
  const { copy } = shared;
  return (
    <div aria-live="polite">
      {messages.length > 0 && (
        <ul className={styles.queued} aria-label={copy.queued.label}>
          {messages.map(message => {
            const { id, settled, values } = message;
            const isSent = settled?.kind === 'sent';
            // Editing replaces the text in the form: nothing that was typed since may be lost.
            const isFree = fieldNames.every(field =>
              ['', values[field].trim()].includes(typed[field].trim()),
            );
            const canEdit = !isSent && id !== idInForm && isFree;
            return (
              <li key={id} className={`${styles.notice} ${styles.sent}`}>
                <Status {...shared} settled={settled} />
                {values.message && id !== idInForm && <blockquote dir="auto">{values.message}</blockquote>}
                <Buttons>
                  {canEdit && (
                    <Button variant="outline" onClick={() => store.edit(message)}>
                      {copy.queued.edit}
                    </Button>
                  )}
                  <Button variant="outline" onClick={() => store.remove(message)}>
                    {isSent ? closeLabel : id === idInForm ? copy.queued.doNotSend : copy.queued.remove}
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

function Status({ settled, ...shared }: SharedFormProps & Pick<QueuedMessage, 'settled'>) {
  const { copy, phone } = shared;
  switch (settled?.kind) {
    case 'sent':
      return (
        <>
          <h3>{receiptTitle(copy, settled.replyTo)}</h3>
          {settled.receipt && (
            <Receipt {...shared} {...settled.receipt} replyTo={settled.replyTo} inBrowser />
          )}
        </>
      );
    case 'refused':
      return <p>{settled.text ?? copy.toasts.failed}</p>;
    default: {
      const { background, nextVisit, expired } = copy.queued;
      // Without Background Sync the queue waits for a page of the site.
      const text = settled ? expired : 'SyncManager' in globalThis ? background : nextVisit;
      return (
        <p key={text}>
          <ContactText text={text} phone={phone} />
        </p>
      );
    }
  }
}
