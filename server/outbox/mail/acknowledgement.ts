import type { SendMailOptions } from 'nodemailer';
import type { SiteContent } from '#shared/content/parse.ts';
import { fill } from '#shared/i18n/fill.ts';
import { supportedLanguage } from '#shared/i18n/language.ts';
import type { StoredMessage } from '../../base/message.ts';
import { formatMoment, mailBody } from './mail-body.ts';
import { messageId } from './mail-head.ts';

/** Up to four words of letters. "Dr. Rémy" is a name, "example.org" an advertisement. */
const plainName = /^[\p{L}\p{M}'’-]+\.?(?: [\p{L}\p{M}'’-]+\.?){0,3}$/u;

/** True if a greeting may repeat a name: an unverified address must not get a message hidden in it. */
export function isPlainName(name: string): boolean {
  return name.length <= 40 && plainName.test(name);
}

/**
 * Tells the visitor that the message has arrived. The address is unverified, so it repeats nothing of the
 * message, and it is marked as automatic so that no other program answers it (RFC 3834).
 */
export function acknowledgement(message: StoredMessage, content: SiteContent, from: string): SendMailOptions {
  const { answersIn, brand, email, hours } = content.organization;
  const language = supportedLanguage(message.language, content.languages);
  const copy = content.copyIn(language).mail.acknowledgement;
  const { reference, name } = message;
  const received = formatMoment(message.receivedAt, language, hours.timeZone);
  const replyBy = formatMoment(message.replyBy, language, hours.timeZone);
  const subject = fill(copy.subject, { reference });
  const values = { reference, received: received.officeTime, replyBy: replyBy.officeTime, utc: replyBy.utc };
  const lines = [
    isPlainName(name) ? fill(copy.greeting.named, { name }) : copy.greeting.unnamed,
    ...copy.text.map(line => fill(line, values)),
    ...(answersIn.includes(language) ? [] : [copy.answersIn]),
    copy.signature,
  ];
  return {
    messageId: messageId(reference, 'acknowledgement', from),
    from: { name: brand, address: from },
    to: { name: '', address: message.email },
    replyTo: email,
    subject,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    ...mailBody(language, subject, lines),
  };
}
