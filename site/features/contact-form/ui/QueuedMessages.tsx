import { type FormValues, fieldNames } from '#shared/contact/contact-message.ts';
import { Button, Buttons } from '../../../components/Button.tsx';
import { ContactText } from '../../../components/ContactText.tsx';
import type { FormStore } from '../browser/form-store.ts';
import type { QueuedMessage } from '../model/offline-queue.ts';
import styles from './form.module.css';
import type { SharedFormProps } from './shared-props.ts';

interface QueuedMessagesProps extends SharedFormProps {
  store: FormStore;
  messages: readonly QueuedMessage[];
  /** The queued message that is also in the form: shown without its text. */
  idInForm: number | undefined;
  /** The message in the form: editing another one must not overwrite it. */
  typed: FormValues;
}

/** The offline queue: messages queued on this device until there is a connection, or that could not be sent. */
export function QueuedMessages({ store, messages, idInForm, typed, copy, phone }: QueuedMessagesProps) {
  const { label, background, nextVisit, expired, edit, remove, doNotSend } = copy.queued;
  // Without Background Sync the queue waits for a page of the site.
  const waiting = 'SyncManager' in globalThis ? background : nextVisit;
  return (
    <div aria-live="polite">
      {messages.length > 0 && (
        <ul className={styles.queued} aria-label={label}>
          {messages.map(message => {
            const { id, settled, values } = message;
            const isInForm = id === idInForm;
            const refused = settled?.kind === 'refused' && (settled.text ?? copy.toasts.failed);
            const status = refused || (settled ? expired : waiting);
            // Editing replaces the text in the form: nothing that was typed since may be lost.
            const isFree = fieldNames.every(field =>
              ['', values[field].trim()].includes(typed[field].trim()),
            );
            return (
              <li key={id} className={`${styles.notice} ${styles.sent}`}>
                <p key={status}>
                  <ContactText text={status} phone={phone} />
                </p>
                {!isInForm && <blockquote dir="auto">{values.message}</blockquote>}
                <Buttons>
                  {!isInForm && isFree && (
                    <Button variant="outline" onClick={() => store.edit(message)}>
                      {edit}
                    </Button>
                  )}
                  <Button variant="outline" onClick={() => store.remove(message)}>
                    {isInForm ? doNotSend : remove}
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
