import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { plainErrorPage, readErrorPage } from './error-page.ts';

const built = `<h1 id="error-title">Unexpected Application Error!</h1>
<p class="a"><strong class="b" id="error-status">500</strong> <span id="error-text">Internal Server Error</span></p>
<p class="c" id="error-request" hidden>Request <code id="error-request-id"></code></p>`;

function builtPage(html: string) {
  const file = join(temporaryFolder(), '500.html');
  writeFileSync(file, html);
  return readErrorPage(file, "script-src 'self'");
}

test('The error page shows the status, its text and the request id', () => {
  const page = builtPage(built);
  expect(page.headers['Content-Security-Policy']).toBe("script-src 'self'");
  const html = page.render({ status: 405, requestId: 'CCCC-DDDD' });
  expect(html).toContain('<strong class="b" id="error-status">405</strong>');
  expect(html).toContain('<span id="error-text">Method Not Allowed</span>');
  expect(html).toContain(
    '<p class="c" id="error-request">Request <code id="error-request-id">CCCC-DDDD</code>',
  );
});

test('The error page hides the line of the request id if there is none', () => {
  expect(builtPage(built).render({ status: 400 })).toContain('id="error-request" hidden>');
});

test.each([
  ['was not built', () => readErrorPage('/nonexistent/500.html', 'x')],
  ['has nowhere to show the status', () => builtPage('<h1>Other</h1>')],
  ['has no policy', () => readErrorPage('/nonexistent/500.html', undefined)],
])('A plain error page is shown if the built one %s', (_why, read) => {
  const page = read();
  expect(page).toBe(plainErrorPage);
  const html = page.render({ status: 500, requestId: 'CCCC' });
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain(
    '<strong id="error-status">500</strong> <span id="error-text">Internal Server Error</span>',
  );
  expect(html).toContain('<p id="error-request">Request: <code id="error-request-id">CCCC</code>');
});
