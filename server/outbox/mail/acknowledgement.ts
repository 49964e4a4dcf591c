import type { SendMailOptions } from 'nodemailer';
import { fill } from '#content/fill.ts';
import type { MailCopy as MailWords } from '#content/schema/messages.ts';
import { receiptOf, type StoredMessage } from '../../message.ts';
import { html, mailPage } from './html.ts';
import { messageId } from './message-id.ts';
import { momentWords } from './moment.ts';

export interface AcknowledgementNeeds {
  words: MailWords['acknowledgement'];
  /** Of the words. */
  language: string;
  /** Of the office. */
  timeZone: string;
  from: { name: string; address: string };
  /** Where an answer is read. */
  replyTo: string;
}

/** Whether a name may be repeated in a mail to whoever's address was given: it must not carry a message of its own. */
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
 * Tells the sender that the message has arrived. It goes to whatever address somebody typed, so it repeats nothing of
 * the message, and is marked as automatic so that no other program answers it (RFC 3834).
 */
export function acknowledgement(message: StoredMessage, needs: AcknowledgementNeeds): SendMailOptions {
  const { words, language, timeZone, from, replyTo } = needs;
  const { reference, name } = message;
  const received = momentWords(message.receivedAt, language, timeZone);
  const replyBy = momentWords(receiptOf(message).replyBy, language, timeZone);
  const subject = fill(words.subject, { reference });
  const values = {
    reference,
    date: received.date,
    time: received.time,
    replyBy: replyBy.eastern,
    utc: replyBy.utc,
  };
  const paragraphs = [
    isPlainName(name) ? fill(words.greeting.named, { name }) : words.greeting.unnamed,
    ...words.text.map(paragraph => fill(paragraph, values)),
    words.signature,
  ];
  return {
    messageId: messageId(reference, 'acknowledgement', from.address),
    from,
    to: { name: '', address: message.email },
    replyTo,
    subject,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailPage(language, subject, html`${paragraphs.map(paragraph => html`<p>${paragraph}</p>\n`)}`),
  };
}
