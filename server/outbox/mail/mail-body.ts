import { escapeHtml } from '#shared/escape-html.ts';
import { formatDateTime, textDirection } from '#shared/i18n/locale.ts';

/**
 * A part of an email: a paragraph, whose lines stay apart, words of a visitor, a link, or a line that HTML leaves out.
 */
export type Part = string | { quote: string } | { label: string; href: string } | { textOnly: string };

/**
 * The text and the HTML of an email. The HTML sets no colors, so that dark mode stays readable, and loads
 * nothing: no picture, no font, no pixel that would tell who read it.
 */
export function mailBody(language: string, title: string, parts: readonly Part[]) {
  const html = `<!doctype html>
<html lang="${language}" dir="${textDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin: 16px; max-width: 40em; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere">
${parts.flatMap(toHtml).join('\n')}
</body>
</html>
`;
  return { text: `${parts.map(toText).join('\n\n')}\n`, html };
}

function toText(part: Part): string {
  if (typeof part === 'string') return part;
  if ('textOnly' in part) return part.textOnly;
  // The marks of a quotation keep anything in it from passing for one of our lines.
  return 'quote' in part ? part.quote.replace(/^/gm, '> ') : `${part.label}: ${part.href}`;
}

function toHtml(part: Part): string | [] {
  if (typeof part !== 'string' && 'textOnly' in part) return [];
  if (typeof part === 'string') return `<p dir="auto">${withBreaks(part)}</p>`;
  if ('quote' in part)
    return `<blockquote dir="auto" style="margin: 0; padding: 0 12px; border-inline-start: 3px solid; white-space: pre-wrap">${withBreaks(part.quote)}</blockquote>`;
  return `<p><a href="${escapeHtml(part.href)}">${escapeHtml(part.label)}</a></p>`;
}

/** Line breaks are elements, because Outlook for Windows draws no others. */
function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/** Writes a time on the office's clock, and in UTC for readers elsewhere. */
export function formatMoment(moment: Date, language: string, timeZone: string) {
  const written = (zone: string) => formatDateTime(moment, language, zone);
  return { officeTime: written(timeZone), utc: written('UTC') };
}
