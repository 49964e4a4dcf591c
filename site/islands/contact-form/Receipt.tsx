import type { ReactNode } from 'react';
import { fill, formatDateTime } from '#content/fill.ts';
import type { ContactFormCopy } from '#content/schema/contact.ts';
import type { ReplyContact } from '#contract/contact-message.ts';
import type { Receipt as ReceiptData } from '../../browser/send-message.ts';
import { ContactText } from '../../components/contact-text/ContactText.tsx';
import { CopyButton } from '../../components/copy-button/CopyButton.tsx';
import styles from './ContactForm.module.css';

interface ReceiptProps {
  copy: ContactFormCopy['sent'];
  receipt: ReceiptData;
  language: string;
  /** The provider's time zone, in which the promise is counted (IANA name). */
  timeZone: string;
  phone: string;
  /** The visitor's own time and the clipboard are known only in the browser. */
  inBrowser?: boolean;
  answerable: boolean;
  /** Where the answer goes, if this page may tell. */
  replyTo?: ReplyContact | undefined;
  /** How to correct the address. */
  children?: ReactNode;
}

/** The receipt of a message: reference, where the reply goes and when, and what to do if that is too late. */
export function Receipt(props: ReceiptProps) {
  const { copy, receipt, language, timeZone, phone, inBrowser, answerable, replyTo, children } = props;
  const { reference } = receipt;
  const [before = '', after = ''] = copy.sooner.split('{reference}');
  const received = parseTime(receipt.receivedAt);
  const replyBy = answerable ? parseTime(receipt.replyBy) : undefined;
  const promised = replyBy && formatDateTime(replyBy, language, timeZone);
  const promisedHere = replyBy && inBrowser ? formatDateTime(replyBy, language) : promised;
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
          {replyTo && ` ${fill(copy.replyTo[replyTo.kind], { address: replyTo.address })}`}
        </p>
      ) : (
        <p>
          <ContactText text={copy.noContact} phone={phone} />
        </p>
      )}
      {children}
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
