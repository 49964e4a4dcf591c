import type { SendMailOptions } from 'nodemailer';
import { fill, pluralize } from '#shared/i18n/fill.ts';
import { setAsideList } from '../outbox.ts';
import type { SetAsideList } from '../set-aside-list.ts';
import { html, mailPage } from './html.ts';
import { formatMoment, headerText, messageId } from './mail-text.ts';
import type { TeamMailDeps } from './team-mail.ts';

/** In characters. */
const maxName = 60;
const maxExcerpt = 160;

/** Lists all of them, for whoever has a terminal. */
const command = 'npm run messages -- list --set-aside --state new';

/** One email about all messages that were set aside since the last one. */
export function setAsideMail(
  { messages, others, total }: SetAsideList,
  { copy: { setAside: copy, ...team }, language, timeZone, from, to, linksFor }: TeamMailDeps,
): SendMailOptions {
  const count = (forms: typeof copy.subject, n: number) => pluralize(forms, language, 'n', n);
  const title = count(copy.subject, messages.length + others);
  const entries = messages.map(message => ({
    reference: message.reference,
    received: fill(team.moment, formatMoment(message.receivedAt, language, timeZone)),
    name: harmless(message.name, maxName),
    excerpt: harmless(message.message, maxExcerpt),
    link: linksFor(message.reference).release,
  }));
  const more = others > 0 ? [fill(count(copy.others, others), { command })] : [];
  const last = count(copy.total, total);
  const [first] = messages;
  return {
    // The same for each attempt to send this list.
    ...(first && { messageId: messageId(first.reference, setAsideList, from.address) }),
    from,
    to: [...to],
    subject: title,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    text: `${[
      title,
      copy.text,
      ...entries.map(
        ({ reference, received, name, excerpt, link }) =>
          `${reference}, ${received}\n${name}\n> ${excerpt}\n${copy.link}: ${link}`,
      ),
      ...more,
      last,
    ].join('\n\n')}\n`,
    html: mailPage(
      language,
      title,
      html`<h1 style="font-size: 20px">${title}</h1>
<p>${copy.text}</p>
<table role="presentation" cellpadding="0" cellspacing="0">
${entries.map(
  ({ reference, received, name, excerpt, link }) =>
    html`<tr><td style="padding: 12px 0; border-top: 1px solid">
<strong>${reference}</strong>, ${received}<br><span dir="auto">${name}</span><br>
<span dir="auto">${excerpt}</span><br><a href="${link}">${copy.link}</a>
</td></tr>\n`,
)}</table>
${more.map(line => html`<p>${line}</p>`)}
<p>${last}</p>`,
    ),
  };
}

/**
 * A visitor's words on one line, with addresses of websites written so that no mail program makes a link of them:
 * `https[://]example[.]org`.
 */
function harmless(text: string, maxLength: number): string {
  return headerText(text, maxLength)
    .replace(/:\/\//g, '[://]')
    .replace(/(?<=[\p{L}\p{N}-])[.。．｡](?=[\p{L}\p{N}])/gu, '[.]');
}
