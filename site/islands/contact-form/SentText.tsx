import { momentWords } from '#content/date-time.ts';
import { fill } from '#content/fill.ts';
import type { ContactFormCopy } from '#content/schema/contact.ts';
import type { Receipt } from './send-message.ts';

interface SentTextProps {
  copy: ContactFormCopy['sent'];
  receipt: Receipt;
  language: string;
  /** The provider's time zone, in which the promise is counted (IANA name). */
  timeZone: string;
  /** The visitor's own time is known only in the browser. */
  inBrowser?: boolean;
  /** Someone can be answered: a phone number or an e-mail address was given. */
  answerable: boolean;
}

/** What a visitor may rely on after sending: reference, time of receipt, and by when the answer comes. */
export function SentText({ copy, receipt, language, timeZone, inBrowser, answerable }: SentTextProps) {
  const received = momentOf(receipt.receivedAt);
  const replyBy = momentOf(receipt.replyBy);
  const promised = replyBy && momentWords(replyBy, language, timeZone).both;
  const promisedHere = replyBy && inBrowser ? momentWords(replyBy, language).both : promised;
  return (
    <>
      <p>
        {copy.reference.before} <strong>{receipt.reference}</strong>
        {copy.reference.after}{' '}
        {received &&
          promised &&
          fill(copy.times, { ...momentWords(received, language, timeZone), replyBy: promised })}
        {promisedHere && promisedHere !== promised && ` ${fill(copy.localTime, { replyBy: promisedHere })}`}
      </p>
      <p>{copy.keep}</p>
      {!answerable && <p>{copy.noContact}</p>}
    </>
  );
}

/** A time from the network may be anything; one that cannot be read is left out. */
function momentOf(time: string | undefined): Date | undefined {
  const moment = new Date(time ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
