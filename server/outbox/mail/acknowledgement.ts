import type { SendMailOptions } from 'nodemailer';
import type { MailCopy } from '#shared/content/schemas/mail.ts';
import { fill } from '#shared/i18n/fill.ts';
import type { StoredMessage } from '../../storage/message.ts';
import { mailBody, paragraph } from './html.ts';
import { formatMoment, messageId } from './mail-text.ts';

export interface AcknowledgementDeps {
  copy: MailCopy['acknowledgement'];
  /** Language of the copy. */
  language: string;
  /** Time zone of the office. */
  timeZone: string;
  from: { name: string; address: string };
  replyTo: string;
  /** Somebody in the office writes the language of the copy. */
  answersInLanguage: boolean;
}

/** True if a greeting may repeat a name: an unverified address must not get a message hidden in it. */
export function isPlainName(name: string): boolean {
  return (
    name.length <= 40 &&
    name.split(' ').length <= 4 &&
    /^[\p{L}\p{M} .'’-]+$/u.test(name) &&
    // "Dr. Rémy" is a name, "example.org" an advertisement.
    !/\.\S/.test(name)
  );
}

/**
 * Tells the visitor that the message has arrived. The address is unverified, so it repeats nothing of the message, and
 * it is marked as automatic so that no other program answers it (RFC 3834).
 */
export function acknowledgement(message: StoredMessage, deps: AcknowledgementDeps): SendMailOptions {
  const { copy, language, timeZone, from, replyTo } = deps;
  const { reference, name } = message;
  const received = formatMoment(message.receivedAt, language, timeZone);
  const replyBy = formatMoment(message.replyBy, language, timeZone);
  const subject = fill(copy.subject, { reference });
  const values = {
    reference,
    received: received.officeTime,
    replyBy: replyBy.officeTime,
    utc: replyBy.utc,
  };
  const paragraphs = [
    isPlainName(name) ? fill(copy.greeting.named, { name }) : copy.greeting.unnamed,
    ...copy.text.map(paragraph => fill(paragraph, values)),
    ...(deps.answersInLanguage ? [] : [copy.answersIn]),
    copy.signature,
  ];
  return {
    messageId: messageId(reference, 'acknowledgement', from.address),
    from,
    to: { name: '', address: message.email },
    replyTo,
    subject,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    ...mailBody(language, subject, paragraphs.map(paragraph)),
  };
}
