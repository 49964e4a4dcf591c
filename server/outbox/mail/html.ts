import { escapeUTF8 } from 'entities';
import { textDirection } from '#shared/i18n/locale.ts';

/** Markup whose values are escaped. */
export interface Html {
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

/** A text with its line breaks, which Outlook for Windows draws only as elements. */
export function withBreaks(text: string): readonly Html[] {
  return text.split('\n').map((line, index) => html`${index === 0 ? '' : { markup: '<br>' }}${line}`);
}

function toMarkup(value: Value): string {
  if (typeof value === 'string') return escapeUTF8(value);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

/**
 * A complete HTML email. It sets no colors, so that dark mode stays readable, and loads nothing: no picture, no font,
 * no pixel that would tell who read it.
 */
export function mailPage(language: string, title: string, body: Html): string {
  return html`<!doctype html>
<html lang="${language}" dir="${textDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body style="margin: 16px; max-width: 40em; font: 16px/1.5 system-ui, sans-serif">
${body}
</body>
</html>
`.markup;
}
