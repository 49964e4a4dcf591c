import { hash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { fill, pluralize } from '#shared/i18n/fill.ts';
import { defaultLanguage as language } from '#shared/i18n/language.ts';
import type { StoredMessage } from '../../base/message.ts';
import { setAsideList } from '../deliveries.ts';
import { formatMoment, mailBody, type Part } from './mail-body.ts';
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
  const entries = messages.flatMap(({ reference, receivedAt, name, message }): Part[] => [
    `${reference}, ${fill(moment, formatMoment(receivedAt, language, timeZone))}`,
    { quote: `${harmless(name, maxName)}\n${harmless(message, maxExcerpt)}` },
    { label: copy.link, href: linksFor(reference).release },
  ]);
  return {
    messageId: messageId(digestOf(references), setAsideList, from),
    ...teamMailHead(deps),
    subject: title,
    ...mailBody(language, title, [
      copy.text,
      ...entries,
      ...(others > 0 ? [fill(count(copy.others, others), { command })] : []),
      count(copy.total, total),
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
