import { hash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { fill, pluralize } from '#shared/i18n/fill.ts';
import { defaultLanguage as language } from '#shared/i18n/language.ts';
import type { StoredMessage } from '../../base/message.ts';
import { setAsideList } from '../deliveries.ts';
import { formatMoment, heading, html, mailBody, type Part, paragraph } from './mail-body.ts';
import { headerText, messageId, type TeamMailDeps, teamMailHead } from './mail-head.ts';

interface SetAsideList {
  /** All that were set aside since the last list. */
  references: readonly string[];
  /** The oldest of them, which the list shows. */
  messages: readonly StoredMessage[];
  /** How many messages are set aside in all. */
  total: number;
}

/** In characters. */
const maxName = 60;
const maxExcerpt = 160;

const command = 'npm run messages -- list --set-aside';

/** One email about all messages that were set aside since the last one. */
export function setAsideMail(
  { references, messages, total }: SetAsideList,
  deps: TeamMailDeps,
): SendMailOptions {
  const { content, from, linksFor } = deps;
  const { setAside: copy, moment } = content.copyIn(language).mail.team;
  const { timeZone } = content.organization.hours;
  const count = (forms: typeof copy.subject, n: number) => pluralize(forms, language, 'n', n);
  const title = count(copy.subject, references.length);
  const others = references.length - messages.length;
  const entries = messages.map(({ reference, receivedAt, name, message }): Part => {
    const received = fill(moment, formatMoment(receivedAt, language, timeZone));
    const [who, excerpt] = [harmless(name, maxName), harmless(message, maxExcerpt)];
    const link = linksFor(reference).release;
    return {
      text: `${reference}, ${received}\n${who}\n> ${excerpt}\n${copy.link}: ${link}`,
      html: html`<div style="padding: 12px 0; border-top: 1px solid">
<strong>${reference}</strong>, ${received}<br><span dir="auto">${who}</span><br>
<span dir="auto">${excerpt}</span><br><a href="${link}">${copy.link}</a>
</div>`,
    };
  });
  return {
    messageId: messageId(digestOf(references), setAsideList, from),
    ...teamMailHead(deps),
    subject: title,
    ...mailBody(language, title, [
      heading(title),
      paragraph(copy.text),
      ...entries,
      ...(others > 0 ? [paragraph(fill(count(copy.others, others), { command }))] : []),
      paragraph(count(copy.total, total)),
    ]),
  };
}

/** Differs if a list grew since its last attempt: mailboxes drop a second email with the same Message-ID. */
function digestOf(references: readonly string[]): string {
  return hash('sha256', references.toSorted().join());
}

/**
 * A visitor's words on one line, with addresses of websites written so that no mail program makes a link of
 * them: `https[://]example[.]org`.
 */
function harmless(text: string, maxLength: number): string {
  return headerText(text, maxLength)
    .replace(/:\/\//g, '[://]')
    .replace(/(?<=[\p{L}\p{N}-])[.。．｡](?=[\p{L}\p{N}])/gu, '[.]');
}
