import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { escapeHtml } from '../escape-html.ts';
import { strictPolicy } from './security-headers.ts';

/** What is told about an error. Never its detail: that goes to the log, under the request id. */
interface ErrorReport {
  status: number;
  /** In place of the status's own name, for an expected error. */
  text?: string;
  requestId?: string;
}

/** Makes the page of an error. Has no dependency that could itself fail: the page was read at the start. */
export interface ErrorPage {
  /** Content security policy that goes with the page. */
  policy: string;
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

const places = ['error-status', 'error-text', 'error-request', 'error-request-id'];

/** Reads the built error page. Where it is missing, or lacks the places to fill, a plain one stands in. */
export function readErrorPage(file: string, policy: string | undefined): ErrorPage {
  const page = readText(file);
  if (page && policy && places.every(id => page.includes(`id="${id}"`)))
    return { policy, render: report => fillPage(page, report) };
  return plainErrorPage;
}

/** The stand-in, which needs no file. */
export const plainErrorPage: ErrorPage = {
  policy: strictPolicy,
  render: report => fillPage(plainPage, report),
};

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function fillPage(page: string, { status, text, requestId }: ErrorReport): string {
  const filled = [
    ['error-status', String(status)],
    ['error-text', text ?? STATUS_CODES[status] ?? 'Unknown Error'],
    ['error-request-id', requestId ?? ''],
  ].reduce((html, [id = '', value = '']) => fillPlace(html, id, value), page);
  const told = status < 500 ? show(hide(filled, 'error-ours'), 'error-theirs') : filled;
  return requestId === undefined ? told : show(told, 'error-request');
}

function show(html: string, id: string): string {
  const tagOf = new RegExp(`<[^>]*\\bid="${id}"[^>]*>`);
  return html.replace(tagOf, tag => tag.replace(/\shidden(="[^"]*")?(?=[\s>])/, ''));
}

function hide(html: string, id: string): string {
  return html.replace(`id="${id}"`, `id="${id}" hidden`);
}

function fillPlace(html: string, id: string, value: string): string {
  const place = new RegExp(`(<[^>]*\\bid="${id}"[^>]*>)[^<]*`);
  return html.replace(place, (_whole, tag: string) => tag + escapeHtml(value));
}
