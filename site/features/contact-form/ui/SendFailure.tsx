import { pluralize } from '#shared/i18n/fill.ts';
import { ContactText } from '../../../components/ContactText.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import styles from './ContactForm.module.css';
import type { Phase } from './phase.ts';
import type { FormPlace } from './use-message-form.ts';

interface SendFailureProps extends FormPlace {
  failure: Extract<Phase, { kind: 'failed' }>;
  /** The limit was reached by all visitors together. */
  busy?: boolean | undefined;
  /** All that was typed; `undefined` until the script runs, which shows the text of the failure as a toast. */
  textToCopy: string | undefined;
}

/** After a failure: wait or retry, copy the text, or call. */
export function SendFailure({ failure, busy, textToCopy, copy: form, language, phone }: SendFailureProps) {
  const { text, waitMinutes, unconfirmed } = failure;
  const copy = form.failure;
  const waits = waitMinutes !== undefined;
  const first = waits ? copy.kept : textToCopy === undefined && text;
  let advice = unconfirmed ? copy.unconfirmed : copy.notSent;
  // The server's sentence if it contains the phone number, otherwise ours, which always does.
  if (waits)
    advice = text.includes(phone)
      ? text
      : pluralize(busy ? copy.busy : copy.tooMany, language, 'minutes', waitMinutes);
  return (
    <div className={styles.failure}>
      <div>
        {first && <p className={styles.outcome}>{first}</p>}
        <p>
          <ContactText text={advice} phone={phone} />
        </p>
      </div>
      {textToCopy && <CopyButton text={textToCopy} copy={copy} />}
    </div>
  );
}
