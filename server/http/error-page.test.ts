import { expect, test } from 'vitest';
import { errorTokens } from '#contract/error-page.ts';
import { errorPage } from './error-page.ts';

const { status, text, requestId } = errorTokens;

test('The error page has its status, its text and its request id in place of the tokens, escaped', () => {
  const page = errorPage(`<p data-status="${status}">${status} ${text}</p><code>${requestId}</code>`, {});
  expect(page.render({ status: 405, requestId: 'CCCC-DDDD' })).toBe(
    '<p data-status="405">405 Method Not Allowed</p><code>CCCC-DDDD</code>',
  );
  expect(page.render({ status: 418, requestId: '<b>' })).toBe(
    '<p data-status="418">418 I&apos;m a Teapot</p><code>&lt;b&gt;</code>',
  );
});

test('The error page keeps the headers of its file, but no cache keeps the page', () => {
  const built = { 'Content-Security-Policy': "script-src 'self'", 'Cache-Control': 'no-cache' };
  expect(errorPage('', built).headers).toMatchObject({
    'Content-Security-Policy': "script-src 'self'",
    'Cache-Control': 'no-store',
  });
});
