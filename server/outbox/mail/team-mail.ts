import type { SendMailOptions } from 'nodemailer';
import { fill } from '#content/fill.ts';
import type { MailCopy as MailWords } from '#content/schema/messages.ts';
import { isPlausibleEmail } from '#contract/contact-message.ts';
import { receiptOf, type StoredMessage } from '../../message.ts';
import type { Reminder } from '../outbox.ts';
import { reminderHours } from '../plan-deliveries.ts';
import { headerText } from './header-text.ts';
import { html, mailPage } from './html.ts';
import { messageId } from './message-id.ts';
import { momentWords } from './moment.ts';

export type TeamChannel = 'team-mail' | Reminder;

/** Signed links that act on a message without a sign-in. */
export interface MessageLinks {
  answered: string;
  spam: string;
}

export interface TeamMailNeeds {
  words: MailWords['team'];
  /** Of the words. */
  language: string;
  /** Of the office. */
  timeZone: string;
  /** What the mail is sent as. */
  from: { name: string; address: string };
  to: readonly string[];
  links(reference: string): MessageLinks;
}

/** Longest organization or name in a subject, and longest name beside the visitor's address. Characters. */
const longestSender = 60;

/** The mail to the people who answer: a new message, or the reminder of one without an answer. */
export function teamMail(
  message: StoredMessage,
  channel: TeamChannel,
  needs: TeamMailNeeds,
): SendMailOptions {
  const { words, from } = needs;
  const { reference } = message;
  const hours = channel === 'team-mail' ? undefined : reminderHours[channel];
  const heading = hours === undefined ? words : words.reminder;
  const sender = headerText(message.organization || message.name, longestSender);
  const answerable = isPlausibleEmail(message.email);
  const content = {
    title: fill(heading.title, { reference }),
    lead: hours === undefined ? undefined : fill(words.reminder.text, { hours }),
    facts: factsOf(message, needs),
    replyTo: answerable ? words.replyTo : words.noReplyTo,
    links: needs.links(reference),
  };
  const first = messageId(reference, 'team-mail', from.address);
  return {
    messageId: messageId(reference, channel, from.address),
    ...(channel !== 'team-mail' && { inReplyTo: first, references: first }),
    from,
    to: [...needs.to],
    ...(answerable && { replyTo: { name: headerText(message.name, longestSender), address: message.email } }),
    subject: fill(heading.subject, { reference, hours: hours ?? '', from: sender }),
    // Otherwise an absence notice of somebody in the team would go to the visitor.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: plainText(message, content, words),
    html: markup(message, content, needs),
  };
}

type Fact = readonly [label: string, value: string];

function factsOf(message: StoredMessage, { words, language, timeZone }: TeamMailNeeds): Fact[] {
  const moment = (date: Date) => fill(words.moment, { ...momentWords(date, language, timeZone) });
  const fields = (['name', 'organization', 'phone', 'email', 'formType'] as const).map(
    field => [words.fields[field], message[field] || words.empty] as const,
  );
  return [
    ...fields,
    [words.language, message.language],
    [words.received, moment(message.receivedAt)],
    [words.replyBy, moment(receiptOf(message).replyBy)],
  ];
}

interface Content {
  title: string;
  lead: string | undefined;
  facts: readonly Fact[];
  replyTo: string;
  links: MessageLinks;
}

function plainText({ message }: StoredMessage, content: Content, words: MailWords['team']): string {
  const { title, lead, facts, replyTo, links } = content;
  const parts = [
    title,
    ...(lead === undefined ? [] : [lead]),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    // Quoted, so that nothing in it can pass for a line of ours.
    `${words.fields.message}:\n${message.replace(/^/gm, '> ')}`,
    replyTo,
    `${words.links.answered}: ${links.answered}\n${words.links.spam}: ${links.spam}`,
    words.links.note,
  ];
  return `${parts.join('\n\n')}\n`;
}

function markup({ message }: StoredMessage, content: Content, { words, language }: TeamMailNeeds): string {
  const { title, lead, facts, replyTo, links } = content;
  const link = (label: string, href: string) =>
    html`<a href="${href}" style="display: inline-block; margin: 0 12px 8px 0; padding: 10px 16px; border: 1px solid; border-radius: 6px">${label}</a>\n`;
  return mailPage(
    language,
    title,
    html`<h1 style="font-size: 20px">${title}</h1>
${lead === undefined ? '' : html`<p>${lead}</p>`}
<table role="presentation" cellpadding="0" cellspacing="0">
${facts.map(
  ([label, value]) =>
    html`<tr><th scope="row" align="left" valign="top" style="padding: 0 16px 4px 0">${label}</th><td valign="top" dir="auto" style="padding: 0 0 4px">${value}</td></tr>\n`,
)}</table>
<h2 style="font-size: 16px">${words.fields.message}</h2>
<blockquote dir="auto" style="margin: 0; padding: 0 0 0 12px; border-left: 3px solid; white-space: pre-wrap; overflow-wrap: anywhere">${message}</blockquote>
<p>${replyTo}</p>
<p>
${[link(words.links.answered, links.answered), link(words.links.spam, links.spam)]}</p>
<p style="font-size: 14px">${words.links.note}</p>`,
  );
}
