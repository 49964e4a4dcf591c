import type { FormValues } from '#shared/contact/contact-message.ts';
import type { ReplyContact } from '#shared/contact/reply-contact.ts';
import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';
import { fill, formatDateTime } from '#shared/i18n/fill.ts';
import { ContactText } from '../../../components/ContactText.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { Interpolate } from '../../../components/Interpolate.tsx';
import { PhoneNumber } from '../../../components/Phone.tsx';
import type { ReceivedReceipt } from '../model/send-message.ts';
import styles from './ContactForm.module.css';
import { ReplyForm } from './ReplyForm.tsx';

interface ReceiptProps {
  copy: ContactFormCopy;
  receipt: ReceivedReceipt;
  language: string;
  /** The provider's time zone, in which the promise is counted (IANA name). */
  timeZone: string;
  phone: string;
  /** Where the form posts without JavaScript. */
  action: string;
  /** The visitor's own time and the clipboard are known only in the browser. */
  inBrowser?: boolean;
  answerable: boolean;
  /** Where the answer goes, if this page may tell. */
  replyTo?: ReplyContact | undefined;
  /** The fields for a contact were sent empty. */
  nothingAdded?: boolean | undefined;
  /** Author of the message, if this page may name one. */
  name?: string;
  /** Sends a phone number or an email address after the message; without it, the browser posts them. */
  onReply?(values: FormValues): void;
}

/** The receipt of a message: reference, where the reply goes and when, and what to do if that is too late. */
export function Receipt(props: ReceiptProps) {
  const { copy: form, receipt, language, timeZone, phone, inBrowser, answerable, replyTo } = props;
  const { sent: copy } = form;
  const { reference } = receipt;
  const [before = '', after = ''] = copy.sooner.split('{reference}');
  const received = parseTime(receipt.receivedAt);
  const replyBy = answerable ? parseTime(receipt.replyBy) : undefined;
  const promised = replyBy && formatDateTime(replyBy, language, timeZone);
  const promisedHere = replyBy && inBrowser ? formatDateTime(replyBy, language) : promised;
  const { action, name, nothingAdded, onReply: onSend } = props;
  const replyForm = (
    <ReplyForm copy={form} {...{ language, action, reference, name, nothingAdded, onSend }} />
  );
  return (
    <>
      <p className={styles.reference}>
        <span>{copy.reference}</span> <strong dir="ltr">{reference}</strong>
        {inBrowser && <CopyButton text={reference} copy={copy} size="small" />}
      </p>
      {received && <p>{fill(copy.received, { received: formatDateTime(received, language, timeZone) })}</p>}
      {answerable ? (
        <p>
          {promised && fill(copy.replyBy, { replyBy: promised })}
          {promisedHere && promisedHere !== promised && ` ${fill(copy.localTime, { replyBy: promisedHere })}`}
          {replyTo && (
            <>
              {' '}
              <Interpolate
                text={copy.replyTo[replyTo.kind]}
                values={{
                  address:
                    replyTo.kind === 'phone' ? <PhoneNumber phone={replyTo.address} /> : replyTo.address,
                }}
              />
            </>
          )}
        </p>
      ) : (
        <>
          <p>{copy.noContact}</p>
          {replyForm}
        </>
      )}
      {answerable && (
        <details className={styles.fold} open={nothingAdded}>
          <summary>{copy.correct}</summary>
          {replyForm}
        </details>
      )}
      <p className={styles.sooner}>
        <ContactText text={before} phone={phone} />
        <span className="nowrap">{reference}</span>
        <ContactText text={after} phone={phone} />
      </p>
      <p>
        {answerable && (
          <>
            <ContactText text={copy.overdue} phone={phone} />{' '}
          </>
        )}
        {copy.keep}
      </p>
    </>
  );
}

/** Reads a time from the network; `undefined` if it is not one. */
function parseTime(time: string | undefined): Date | undefined {
  const moment = new Date(time ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
