import type { SendMailOptions } from 'nodemailer';
import { fieldNames } from '#shared/contact/contact-message.ts';
import { emailAddress, mistypedEmail } from '#shared/contact/email-address.ts';
import type { SiteContent } from '#shared/content/parse.ts';
import type { MailCopy } from '#shared/content/schemas/mail.ts';
import { fill } from '#shared/i18n/fill.ts';
import { defaultLanguage as language } from '#shared/i18n/language.ts';
import { languageName } from '#shared/i18n/locale.ts';
import type { StoredMessage } from '../../base/message.ts';
import { type Channel, isReminder } from '../deliveries.ts';
import { reminderHours } from '../plan-deliveries.ts';
import { formatMoment, heading, html, mailBody, type Part, paragraph } from './mail-body.ts';
import { headerText, messageId, type TeamMailDeps, teamMailHead } from './mail-head.ts';

/** How many characters of a name or organization the subject shows, and of a name the reply address. */
const maxNameLength = 60;

/** The email to the team: a new message, or the reminder of an unanswered one. */
export function teamMail(message: StoredMessage, channel: Channel, deps: TeamMailDeps): SendMailOptions {
  const { content, from } = deps;
  const { mail, contact } = content.copyIn(language);
  const copy = mail.team;
  const { reference } = message;
  const hours = isReminder(channel) ? reminderHours(channel, message) : undefined;
  const words = hours === undefined ? copy : copy.reminder;
  const title = fill(words.title, { reference });
  const visitor = headerText(message.organization || message.name, maxNameLength);
  const replyAddress = emailAddress(message.email);
  const first = messageId(reference, 'team-mail', from);
  const links = deps.linksFor(reference);
  return {
    messageId: messageId(reference, channel, from),
    ...(isReminder(channel) && { inReplyTo: first, references: first }),
    ...teamMailHead(deps),
    ...(replyAddress && {
      replyTo: { name: headerText(message.name, maxNameLength), address: replyAddress },
    }),
    subject: fill(words.subject, { reference, hours: hours ?? '', from: visitor }),
    ...mailBody(language, title, [
      heading(title),
      ...(hours === undefined ? [] : [paragraph(fill(copy.reminder.text, { hours }))]),
      detailTable(listDetails(message, content)),
      quotation(contact.form.fields.message.label, message.message),
      paragraph(replyHint(message, copy)),
      buttons([
        [copy.links.answered, links.answered],
        [copy.links.spam, links.spam],
      ]),
      paragraph(copy.links.note),
    ]),
  };
}

/** How to reach the sender: an address that cannot be written to is not the same as none. */
function replyHint({ email }: StoredMessage, copy: MailCopy['team']): string {
  const mistyped = mistypedEmail({ email });
  if (mistyped !== undefined) return fill(copy.mistyped, { address: mistyped });
  return email ? copy.replyTo : copy.noReplyTo;
}

type Detail = readonly [label: string, value: string];

function listDetails(message: StoredMessage, content: SiteContent): Detail[] {
  const { mail, contact } = content.copyIn(language);
  const copy = mail.team;
  const { fields } = contact.form;
  const { timeZone } = content.organization.hours;
  const moment = (date: Date) => fill(copy.moment, formatMoment(date, language, timeZone));
  const names = fieldNames.filter(name => name !== 'message');
  return [
    ...names.map(name => [fields[name].label, message[name] || copy.empty] as const),
    [copy.language, fill(copy.languages, { language: languageName(message.language, language) })],
    [copy.received, moment(message.receivedAt)],
    [copy.replyBy, moment(message.replyBy)],
  ];
}

function detailTable(details: readonly Detail[]): Part {
  const row = ([label, value]: Detail) =>
    html`<tr><th scope="row" align="left" valign="top" style="padding: 0 16px 4px 0">${label}</th><td valign="top" dir="auto" style="padding: 0 0 4px">${value}</td></tr>\n`;
  return {
    text: details.map(([label, value]) => `${label}: ${value}`).join('\n'),
    html: html`<table role="presentation" cellpadding="0" cellspacing="0">\n${details.map(row)}</table>`,
  };
}

/** What the visitor wrote. Line breaks are elements, because Outlook for Windows draws no others. */
function quotation(label: string, message: string): Part {
  const lines = message.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
  return {
    // The marks of a quotation keep anything in it from passing for one of our lines.
    text: `${label}:\n${message.replace(/^/gm, '> ')}`,
    html: html`<h2 style="font-size: 16px">${label}</h2>
<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td dir="auto" style="padding: 0 0 0 12px; border-left: 3px solid; overflow-wrap: anywhere"><blockquote style="margin: 0; white-space: pre-wrap">${lines}</blockquote></td>
</tr></table>`,
  };
}

function buttons(links: readonly (readonly [label: string, href: string])[]): Part {
  const cells = links.map(
    ([label, href]) =>
      html`<td style="padding: 10px 16px; border: 1px solid; border-radius: 6px"><a href="${href}">${label}</a></td>\n`,
  );
  return {
    // Mail programs cut off what follows from the dashes in a reply: the visitor must not get the links.
    text: `-- \n${links.map(([label, href]) => `${label}: ${href}`).join('\n')}`,
    html: html`<table role="presentation" cellpadding="0" cellspacing="8"><tr>\n${cells}</tr></table>`,
  };
}
