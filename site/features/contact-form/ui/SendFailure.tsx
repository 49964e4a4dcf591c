import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';
import { pluralize } from '#shared/i18n/fill.ts';
import { ContactText } from '../../../components/ContactText.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import styles from './ContactForm.module.css';

interface SendFailureProps {
  copy: ContactFormCopy['failure'];
  /** The text of the toast, which does not show without JavaScript. */
  text?: string | undefined;
  waitMinutes?: number | undefined;
  busy?: boolean | undefined;
  /** Only the answer may have been lost. */
  unconfirmed?: boolean | undefined;
  phone: string;
  language: string;
  /** All that was typed; `undefined` until the script runs. */
  textToCopy: string | undefined;
}

/** After a failure: wait or retry, copy the text, or call. */
export function SendFailure(props: SendFailureProps) {
  const { copy, text, waitMinutes, unconfirmed, phone, textToCopy } = props;
  const waits = waitMinutes !== undefined;
  const first = waits ? copy.kept : text;
  const rest = unconfirmed ? copy.unconfirmed : copy.notSent;
  return (
    <div className={styles.failure}>
      <div>
        {first && <p className={styles.outcome}>{first}</p>}
        <p>
          <ContactText text={waits ? waitText(props, waitMinutes) : rest} phone={phone} />
        </p>
      </div>
      {textToCopy && <CopyButton text={textToCopy} copy={copy} />}
    </div>
  );
}

/** The server's sentence if it contains the phone number, otherwise ours, which always does. */
function waitText({ copy, text, busy, phone, language }: SendFailureProps, minutes: number): string {
  if (text?.includes(phone)) return text;
  return pluralize(busy ? copy.busy : copy.tooMany, language, 'minutes', minutes);
}
