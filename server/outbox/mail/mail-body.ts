import { escapeHtml } from '#shared/escape-html.ts';
import { formatDateTime, textDirection } from '#shared/i18n/locale.ts';

interface Html {
  readonly markup: string;
}

type Value = string | Html | readonly Html[];

/** Builds markup from a template: text is escaped, markup is kept. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const markup = parts.map((part, index) =>
    index === 0 ? part : `${toMarkup(values[index - 1] ?? '')}${part}`,
  );
  return { markup: markup.join('') };
}

function toMarkup(value: Value): string {
  if (typeof value === 'string') return escapeHtml(value);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

/** A part of an email in both of its forms. */
export interface Part {
  text: string;
  html: Html;
}

export const paragraph = (text: string): Part => ({ text, html: html`<p>${text}</p>` });

export const heading = (text: string): Part => ({
  text,
  html: html`<h1 style="font-size: 20px">${text}</h1>`,
});

/**
 * The text and the HTML of an email. The HTML sets no colors, so that dark mode stays readable, and loads
 * nothing: no picture, no font, no pixel that would tell who read it.
 */
export function mailBody(language: string, title: string, parts: readonly Part[]) {
  const { markup } = html`<!doctype html>
<html lang="${language}" dir="${textDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body style="margin: 16px; max-width: 40em; font: 16px/1.5 system-ui, sans-serif">
${parts.map(part => html`${part.html}\n`)}</body>
</html>
`;
  return { text: `${parts.map(({ text }) => text).join('\n\n')}\n`, html: markup };
}

/** Writes a time on the office's clock, and in UTC for readers elsewhere. */
export function formatMoment(moment: Date, language: string, timeZone: string) {
  const written = (zone: string) => formatDateTime(moment, language, zone);
  return { officeTime: written(timeZone), utc: written('UTC') };
}
