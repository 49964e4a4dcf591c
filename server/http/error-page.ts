import { STATUS_CODES } from 'node:http';
import { errorTokens } from '#shared/build-files.ts';
import type { Copy } from '#shared/content/parse.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { fill } from '#shared/i18n/fill.ts';
import { textDirection } from '#shared/i18n/locale.ts';
import { strictPolicy } from './security-headers.ts';

/** Renders the page for an error. It is in memory and depends on nothing that could itself fail. */
export interface ErrorPage {
  headers: Readonly<Record<string, string>>;
  /** A visitor sees nothing but these two; all other details are in the log, under the request ID. */
  render(report: { status: number; requestId?: string }): string;
}

/** Creates the error page from its HTML, in which `errorTokens` stand for what happened. */
export function createErrorPage(html: string, policy: string): ErrorPage {
  return {
    headers: {
      'Content-Security-Policy': policy,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    },
    render: ({ status, requestId = '' }) =>
      html
        .replaceAll(errorTokens.status, String(status))
        .replaceAll(errorTokens.text, escapeHtml(STATUS_CODES[status] ?? 'Unknown Error'))
        .replaceAll(errorTokens.requestId, escapeHtml(requestId)),
  };
}

/** Creates the short page for requests that are unreadable or too many, for programs, and without a build. */
export function createPlainErrorPage({ error }: Copy, language: string, phone: string): ErrorPage {
  const [title, home] = [error.title, error.home.label].map(escapeHtml);
  const html = `<!doctype html>
<html lang="${language}" dir="${textDirection(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title></head>
<body><h1>${title}</h1>
<p><strong>${errorTokens.status}</strong> ${errorTokens.text}</p>
<p>${escapeHtml(fill(error.call, { number: phone }))}</p>
<p><a href="${error.home.href}">${home}</a></p></body>
</html>
`;
  return createErrorPage(html, strictPolicy);
}
