import type { SendMailOptions } from 'nodemailer';
import { fieldNames } from '#shared/contact/contact-message.ts';
import type { TeamLinkAction } from '#shared/contact/on-demand.ts';
import { mailAddress, mistypedEmail } from '#shared/contact/reply-contact.ts';
import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';
import type { MailCopy } from '#shared/content/schemas/mail.ts';
import { fill } from '#shared/i18n/fill.ts';
import { languageName } from '#shared/i18n/locale.ts';
import type { StoredMessage } from '../../storage/message.ts';
import { type Channel, isReminder } from '../outbox.ts';
import { promisedHours, reminderHours } from '../plan-deliveries.ts';
import { html, mailPage, withBreaks } from './html.ts';
import { formatMoment, headerText, messageId } from './mail-text.ts';

/** Signed links that change a message without a sign-in. */
type TeamLinks = Readonly<Record<TeamLinkAction, string>>;

export interface TeamMailDeps {
  copy: MailCopy['team'];
  /** Copy of the form, for its labels. */
  fields: ContactFormCopy['fields'];
  /** Language of the copy and the labels. */
  language: string;
  /** Time zone of the office. */
  timeZone: string;
  from: { name: string; address: string };
  to: readonly string[];
  linksFor(reference: string): TeamLinks;
}

/** Longest name or organization in a subject, and longest name beside the visitor's address. In characters. */
const maxNameLength = 60;

/** The email to the team: a new message, or the reminder of an unanswered one. */
export function teamMail(message: StoredMessage, channel: Channel, deps: TeamMailDeps): SendMailOptions {
  const { copy, from } = deps;
  const { reference } = message;
  const hours = isReminder(channel) ? reminderHours(channel, promisedHours(message)) : undefined;
  const heading = hours === undefined ? copy : copy.reminder;
  const visitor = headerText(message.organization || message.name, maxNameLength);
  const replyAddress = mailAddress(message.email);
  const content = {
    title: fill(heading.title, { reference }),
    lead: hours === undefined ? undefined : fill(copy.reminder.text, { hours }),
    facts: listFacts(message, deps),
    replyTo: replyHint(message, copy),
    links: deps.linksFor(reference),
  };
  const first = messageId(reference, 'team-mail', from.address);
  return {
    messageId: messageId(reference, channel, from.address),
    ...(isReminder(channel) && { inReplyTo: first, references: first }),
    from,
    to: [...deps.to],
    ...(replyAddress && {
      replyTo: { name: headerText(message.name, maxNameLength), address: replyAddress },
    }),
    subject: fill(heading.subject, { reference, hours: hours ?? '', from: visitor }),
    // Keeps a team member's out-of-office reply from going to the visitor.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    text: plainText(message, content, deps),
    html: markup(message, content, deps),
  };
}

/** How to reach the sender: an address that cannot be written to is not the same as none. */
function replyHint({ email }: StoredMessage, copy: MailCopy['team']): string {
  const mistyped = mistypedEmail({ email });
  if (mistyped !== undefined) return fill(copy.mistyped, { address: mistyped });
  return email ? copy.replyTo : copy.noReplyTo;
}

type Fact = readonly [label: string, value: string];

function listFacts(message: StoredMessage, { copy, fields, language, timeZone }: TeamMailDeps): Fact[] {
  const moment = (date: Date) => {
    const { officeTime, utc } = formatMoment(date, language, timeZone);
    return fill(copy.moment, { officeTime, utc });
  };
  const names = fieldNames.filter(name => name !== 'message');
  return [
    ...names.map(name => [fields[name].label, message[name] || copy.empty] as const),
    [copy.language, fill(copy.languages, { language: languageName(message.language, language) })],
    [copy.received, moment(message.receivedAt)],
    [copy.replyBy, moment(message.replyBy)],
  ];
}

interface Content {
  title: string;
  lead: string | undefined;
  facts: readonly Fact[];
  replyTo: string;
  links: TeamLinks;
}

function plainText({ message }: StoredMessage, content: Content, { copy, fields }: TeamMailDeps): string {
  const { title, lead, facts, replyTo, links } = content;
  const parts = [
    title,
    ...(lead === undefined ? [] : [lead]),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    // Quoted, so that nothing in it can pass for one of our lines.
    `${fields.message.label}:\n${message.replace(/^/gm, '> ')}`,
    replyTo,
    // Mail programs cut off what follows from the quotation in a reply: the visitor must not get the links.
    `-- \n${copy.links.answered}: ${links.answered}\n${copy.links.spam}: ${links.spam}`,
    copy.links.note,
  ];
  return `${parts.join('\n\n')}\n`;
}

function markup(
  { message }: StoredMessage,
  content: Content,
  { copy, fields, language }: TeamMailDeps,
): string {
  const { title, lead, facts, replyTo, links } = content;
  const link = (label: string, href: string) =>
    html`<td style="padding: 10px 16px; border: 1px solid; border-radius: 6px"><a href="${href}">${label}</a></td>\n`;
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
<h2 style="font-size: 16px">${fields.message.label}</h2>
<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td dir="auto" style="padding: 0 0 0 12px; border-left: 3px solid; overflow-wrap: anywhere"><blockquote style="margin: 0; white-space: pre-wrap">${withBreaks(message)}</blockquote></td>
</tr></table>
<p>${replyTo}</p>
<table role="presentation" cellpadding="0" cellspacing="8"><tr>
${[link(copy.links.answered, links.answered), link(copy.links.spam, links.spam)]}</tr></table>
<p style="font-size: 14px">${copy.links.note}</p>`,
  );
}
