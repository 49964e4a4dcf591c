import type { ReactNode } from 'react';
import type { ReplyContact } from '#shared/contact/reply-contact.ts';
import { fill, formatDateTime } from '#shared/i18n/fill.ts';
import { ContactText } from '../../../components/ContactText.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { Interpolate } from '../../../components/Interpolate.tsx';
import { PhoneNumber } from '../../../components/Phone.tsx';
import type { ReceivedReceipt } from '../model/send-message.ts';
import styles from './ContactForm.module.css';
import { ReplyForm } from './ReplyForm.tsx';
import type { FormPlace } from './use-message-form.ts';

interface ReceiptProps extends FormPlace {
  receipt: ReceivedReceipt;
  /** The visitor's own time and the clipboard are known only in the browser. */
  inBrowser?: boolean;
  /** Where the answer goes; `undefined` if nobody can answer. */
  replyTo?: ReplyContact | undefined;
  /** The email address that nobody can answer to, if there is one. */
  mistyped?: string | undefined;
  /** The fields for a contact were sent empty. */
  nothingAdded?: boolean | undefined;
  /** Author of the message, if this page may name one. */
  name?: string;
}

/** The receipt of a message: reference, where the reply goes and when, and what to do if that is too late. */
export function Receipt(props: ReceiptProps) {
  const { copy: form, receipt, language, timeZone, phone, action, inBrowser, replyTo, ...reply } = props;
  const { sent: copy } = form;
  const { reference, receivedAt } = receipt;
  const { mistyped } = reply;
  const question = `${reference}-question`;
  const replyForm = <ReplyForm copy={form} {...{ action, reference, ...reply }} labelledBy={question} />;
  return (
    <>
      <p className={styles.reference}>
        <span>{copy.reference}</span> <strong dir="ltr">{reference}</strong>
        {inBrowser && <CopyButton text={reference} copy={copy} size="small" />}
      </p>
      {receivedAt && (
        <p>{fill(copy.received, { received: formatDateTime(new Date(receivedAt), language, timeZone) })}</p>
      )}
      {replyTo ? (
        <>
          <p>
            <Promised {...props} />
            <Interpolate text={copy.replyTo[replyTo.kind]} values={{ address: addressOf(replyTo) }} />
          </p>
          <details className={styles.fold} open={reply.nothingAdded}>
            <summary id={question}>{copy.correct}</summary>
            {replyForm}
          </details>
        </>
      ) : (
        <>
          <p id={question}>
            <Interpolate
              text={mistyped ? copy.mistyped : copy.noContact}
              values={{ address: <bdi>{mistyped}</bdi> }}
            />
          </p>
          {replyForm}
        </>
      )}
      <p className={styles.sooner}>
        <ContactText
          text={copy.sooner}
          phone={phone}
          values={{ reference: <span className="nowrap">{reference}</span> }}
        />
      </p>
      <p>
        {replyTo && <ContactText text={`${copy.overdue} `} phone={phone} />}
        <span>{copy.keep}</span>
      </p>
    </>
  );
}

/** By when the reply comes: in the provider's time, and in the visitor's own where it differs. */
function Promised({ copy, receipt, language, timeZone, inBrowser }: ReceiptProps): ReactNode {
  if (!receipt.replyBy) return null;
  const replyBy = new Date(receipt.replyBy);
  const promised = formatDateTime(replyBy, language, timeZone);
  const here = inBrowser ? formatDateTime(replyBy, language) : promised;
  const sentences = [
    fill(copy.sent.replyBy, { replyBy: promised }),
    here === promised ? '' : fill(copy.sent.localTime, { replyBy: here }),
  ];
  return <span>{`${sentences.join(' ').trim()} `}</span>;
}

function addressOf({ kind, address }: ReplyContact): ReactNode {
  return kind === 'phone' ? <PhoneNumber phone={address} /> : address;
}
