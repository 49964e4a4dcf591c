import type { SendMailOptions } from 'nodemailer';
import { fieldNames } from '#shared/contact/contact-message.ts';
import { emailAddress, mistypedEmail } from '#shared/contact/email-address.ts';
import type { SiteContent } from '#shared/content/parse.ts';
import type { MailCopy } from '#shared/content/schemas/mail.ts';
import { fill } from '#shared/i18n/fill.ts';
import { defaultLanguage as language } from '#shared/i18n/language.ts';
import { languageName } from '#shared/i18n/locale.ts';
import type { StoredMessage } from '../../base/message.ts';
import { type Channel, reminders } from '../deliveries.ts';
import { reminderHours } from '../plan-deliveries.ts';
import { formatMoment, mailBody } from './mail-body.ts';
import { headerText, messageId, type TeamMailDeps, teamMailHead } from './mail-head.ts';

/** How many characters of a name or organization the subject shows, and of a name the reply address. */
const maxNameLength = 60;

/** The email to the team: a new message, or the reminder of an unanswered one. */
export function teamMail(message: StoredMessage, channel: Channel, deps: TeamMailDeps): SendMailOptions {
  const { content, from } = deps;
  const copy = content.copyIn(language).mail.team;
  const { reference } = message;
  const reminder = reminders.find(one => one === channel);
  const hours = reminder && reminderHours(reminder, message);
  const words = hours === undefined ? copy : copy.reminder;
  const title = fill(words.title, { reference });
  const visitor = headerText(message.organization || message.name, maxNameLength);
  const replyAddress = emailAddress(message.email);
  const first = messageId(reference, 'team-mail', from);
  const links = deps.linksFor(reference);
  return {
    messageId: messageId(reference, channel, from),
    ...(reminder && { inReplyTo: first, references: first }),
    ...teamMailHead(deps),
    ...(replyAddress && {
      replyTo: { name: headerText(message.name, maxNameLength), address: replyAddress },
    }),
    subject: fill(words.subject, { reference, hours: hours ?? '', from: visitor }),
    ...mailBody(language, title, [
      title,
      ...(hours === undefined ? [] : [fill(copy.reminder.text, { hours })]),
      details(message, content),
      { quote: message.message },
      replyHint(message, copy),
      // Mail programs cut off what follows from the dashes in a reply to the plain text: the visitor must not get the links.
      { textOnly: '-- ' },
      { label: copy.links.answered, href: links.answered },
      { label: copy.links.spam, href: links.spam },
      copy.links.note,
    ]),
  };
}

/** How to reach the sender: an address that cannot be written to is not the same as none. */
function replyHint({ email }: StoredMessage, copy: MailCopy['team']): string {
  const mistyped = mistypedEmail({ email });
  if (mistyped !== undefined) return fill(copy.mistyped, { address: mistyped });
  return email ? copy.replyTo : copy.noReplyTo;
}

/** All but the text of a message, a line each. */
function details(message: StoredMessage, content: SiteContent): string {
  const { mail, contact } = content.copyIn(language);
  const copy = mail.team;
  const { timeZone } = content.organization.hours;
  const moment = (date: Date) => fill(copy.moment, formatMoment(date, language, timeZone));
  const names = fieldNames.filter(name => name !== 'message');
  const lines = [
    ...names.map(name => [contact.form.fields[name].label, message[name] || copy.empty]),
    [copy.language, fill(copy.languages, { language: languageName(message.language, language) })],
    [copy.received, moment(message.receivedAt)],
    [copy.replyBy, moment(message.replyBy)],
  ];
  return lines.map(([label, value]) => `${label}: ${value}`).join('\n');
}
