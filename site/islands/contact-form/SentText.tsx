import { fill, formatDateTime } from '#content/fill.ts';
import type { ContactFormCopy } from '#content/schema/contact.ts';
import type { Receipt } from '../../browser/send-message.ts';

interface SentTextProps {
  copy: ContactFormCopy['sent'];
  receipt: Receipt;
  language: string;
  /** The provider's time zone, in which the promise is counted (IANA name). */
  timeZone: string;
  /** The visitor's own time is known only in the browser. */
  inBrowser?: boolean;
  /** A phone number or an email address was given. */
  answerable: boolean;
}

/** The confirmation after sending: reference, time of receipt and, where a reply is possible, its promised time. */
export function SentText({ copy, receipt, language, timeZone, inBrowser, answerable }: SentTextProps) {
  const received = momentOf(receipt.receivedAt);
  const replyBy = answerable ? momentOf(receipt.replyBy) : undefined;
  const promised = replyBy && formatDateTime(replyBy, language, timeZone).both;
  const promisedHere = replyBy && inBrowser ? formatDateTime(replyBy, language).both : promised;
  return (
    <>
      <p>
        {copy.reference.before} <strong>{receipt.reference}</strong>
        {copy.reference.after}{' '}
        {received && fill(copy.received, { ...formatDateTime(received, language, timeZone) })}
        {promised && ` ${fill(copy.replyBy, { replyBy: promised })}`}
        {promisedHere && promisedHere !== promised && ` ${fill(copy.localTime, { replyBy: promisedHere })}`}
      </p>
      <p>{copy.keep}</p>
      {!answerable && <p>{copy.noContact}</p>}
    </>
  );
}

/** Reads a time from the network; `undefined` if it is not one. */
function momentOf(time: string | undefined): Date | undefined {
  const moment = new Date(time ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
