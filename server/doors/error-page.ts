import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { escapeUTF8 } from 'entities';
import { strictPolicy } from './security-headers.ts';

/** What a visitor is told about an error. The details go to the log, under the request id. */
interface ErrorReport {
  status: number;
  requestId?: string;
}

/** Renders the page for an error. It was read at the start and depends on nothing that could itself fail. */
export interface ErrorPage {
  headers: Readonly<Record<string, string>>;
  render(report: ErrorReport): string;
}

const plainPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Unexpected Application Error!</title></head>
<body><h1>Unexpected Application Error!</h1>
<p><strong id="error-status"></strong> <span id="error-text"></span></p>
<p id="error-request" hidden>Request: <code id="error-request-id"></code></p>
<p><a href="/">Return to Home</a></p></body>
</html>
`;

const requiredIds = ['error-status', 'error-text', 'error-request', 'error-request-id'];

/** Reads the built error page. Falls back to a plain one if the file is missing or lacks an element to fill. */
export function readErrorPage(file: string, policy: string | undefined): ErrorPage {
  const page = readText(file);
  if (page && policy && requiredIds.every(id => page.includes(`id="${id}"`))) return errorPage(page, policy);
  return plainErrorPage;
}

/** Needs no file. */
export const plainErrorPage = errorPage(plainPage, strictPolicy);

function errorPage(page: string, policy: string): ErrorPage {
  return {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    },
    render: report => fillPage(page, report),
  };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function fillPage(page: string, { status, requestId }: ErrorReport): string {
  const filled = [
    ['error-status', String(status)],
    ['error-text', STATUS_CODES[status] ?? 'Unknown Error'],
    ['error-request-id', requestId ?? ''],
  ].reduce((html, [id = '', value = '']) => fillElement(html, id, value), page);
  const blamed = status < 500 ? show(hide(filled, 'error-ours'), 'error-theirs') : filled;
  return requestId === undefined ? blamed : show(blamed, 'error-request');
}

function show(html: string, id: string): string {
  const tagOf = new RegExp(`<[^>]*\\bid="${id}"[^>]*>`);
  return html.replace(tagOf, tag => tag.replace(/\shidden(="[^"]*")?(?=[\s>])/, ''));
}

function hide(html: string, id: string): string {
  return html.replace(`id="${id}"`, `id="${id}" hidden`);
}

function fillElement(html: string, id: string, value: string): string {
  const element = new RegExp(`(<[^>]*\\bid="${id}"[^>]*>)[^<]*`);
  return html.replace(element, (_whole, tag: string) => tag + escapeUTF8(value));
}
