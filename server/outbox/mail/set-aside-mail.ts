import type { SendMailOptions } from 'nodemailer';
import { fill, pluralize } from '#shared/i18n/fill.ts';
import { defaultLanguage as language } from '#shared/i18n/language.ts';
import type { StoredMessage } from '../../base/message.ts';
import { formatMoment, mailBody, type Part } from './mail-body.ts';
import { headerText, type TeamMailDeps, teamMailHead } from './mail-head.ts';

/** More messages in one list would not be read. */
const maxListed = 50;

/** In characters. */
const maxName = 60;
const maxExcerpt = 160;

const command = 'npm run messages -- list --set-aside';

/**
 * One email about messages that were set aside; `total` counts all that are. Each attempt has an ID of its own,
 * because mailboxes would drop a list that has grown since the last one.
 */
export function setAsideMail(
  messages: readonly StoredMessage[],
  total: number,
  deps: TeamMailDeps,
): SendMailOptions {
  const { content, linksFor } = deps;
  const { setAside: copy, moment } = content.copyIn(language).mail.team;
  const { timeZone } = content.organization.hours;
  const count = (forms: typeof copy.subject, n: number) => pluralize(forms, language, 'n', n);
  const title = count(copy.subject, messages.length);
  const others = messages.length - maxListed;
  const entries = messages
    .slice(0, maxListed)
    .flatMap(({ reference, receivedAt, name, message }): Part[] => [
      `${reference}, ${fill(moment, formatMoment(receivedAt, language, timeZone))}`,
      { quote: `${harmless(name, maxName)}\n${harmless(message, maxExcerpt)}` },
      { label: copy.link, href: linksFor(reference).release },
    ]);
  return {
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

/**
 * A visitor's words on one line, with addresses of websites written so that no mail program makes a link of
 * them: `https[://]example[.]org`.
 */
function harmless(text: string, maxLength: number): string {
  return headerText(text, maxLength)
    .replace(/:\/\//g, '[://]')
    .replace(/(?<=[\p{L}\p{N}-])[.。．｡](?=[\p{L}\p{N}])/gu, '[.]');
}
