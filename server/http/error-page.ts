import { STATUS_CODES } from 'node:http';
import { escapeUTF8 } from 'entities';
import { errorTokens } from '#contract/error-page.ts';
import { strictPolicy } from './security-headers.ts';

/** What a visitor is told about an error. The details go to the log, under the request id. */
interface ErrorReport {
  status: number;
  requestId?: string;
}

/** Renders the page for an error. It is in memory and depends on nothing that could itself fail. */
export interface ErrorPage {
  headers: Readonly<Record<string, string>>;
  render(report: ErrorReport): string;
}

/** Makes the error page from its HTML, in which `errorTokens` stand for what happened. */
export function errorPage(html: string, headers: Readonly<Record<string, string>>): ErrorPage {
  return {
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    render: ({ status, requestId = '' }) =>
      html
        .replaceAll(errorTokens.status, String(status))
        .replaceAll(errorTokens.text, escapeUTF8(STATUS_CODES[status] ?? 'Unknown Error'))
        .replaceAll(errorTokens.requestId, escapeUTF8(requestId)),
  };
}

/** For requests that cannot be read, and where there is no build. */
export const plainErrorPage = errorPage(
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Unexpected Application Error!</title></head>
<body><h1>Unexpected Application Error!</h1>
<p><strong>${errorTokens.status}</strong> ${errorTokens.text}</p>
<p><a href="/">Return to Home</a></p></body>
</html>
`,
  { 'Content-Security-Policy': strictPolicy },
);
