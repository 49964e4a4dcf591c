import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { pagePaths } from '#shared/content/schemas/files.ts';
import { readContent } from '../support/content.ts';
import { sendRaw, startSite } from '../support/running-site.ts';
import { temporarySite } from '../support/temporary-site.ts';

// The built site over real HTTP.

const errorTitle = readContent('en').error.title;

const site = await startSite({ SITE_URL: 'https://www.example.org' });
afterAll(site.close);

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.url + path, { method, headers, redirect: 'manual' });

/** Sends the headers of a request without fetch, which normalizes paths and refuses some methods. */
const sendHead = (head: string) => sendRaw(site.port, `${head}\r\nConnection: close\r\n\r\n`);

test.each<[name: string, method: string, path: string, status: number]>([
  ...pagePaths.map((path): [string, string, string, number] => [path, 'GET', path, 200]),
  ['a page without its body', 'HEAD', '/about', 200],
  ['the 404 page', 'GET', '/no-such-page', 404],
  ['a malformed path', 'GET', '/%zz', 400],
  ['the contact API', 'GET', '/functions/v1/submit-contact-form', 405],
])('The response to %s has all security headers and a request id', async (_name, method, path, status) => {
  const response = await get(path, { 'X-Request-Id': 'mine' }, method);
  expect(response.status).toBe(status);
  const { headers } = response;
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|https?:/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('geolocation=()');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
  expect(headers.get('x-request-id')).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
  expect([...headers].join().length, 'room in the 4 kB of nginx').toBeLessThan(3_500);
});

test.each([
  ['bytes that are not HTTP', 'hello\r\n\r\n', 400],
  ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'a broken chunk',
    'POST /functions/v1/submit-contact-form HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n',
    400,
  ],
])('The response to %s has security headers', async (_name, bytes, status) => {
  const response = await sendRaw(site.port, bytes);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(response).toContain("Content-Security-Policy: default-src 'none'");
  expect(response).toContain('Strict-Transport-Security: ');
  expect(response).toContain(errorTitle);
});

test('Every text says its charset', async () => {
  for (const path of ['/', '/desk/none', '/robots.txt', '/no-such-page', '/healthz'])
    expect((await get(path)).headers.get('content-type'), path).toContain('; charset=utf-8');
});

test('A page is sent as built whatever its query asks for, with a policy for its own scripts, and is revalidated', async () => {
  for (const path of ['about', 'planner?people=400&days=3']) {
    const page = await get(`/${path}`);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toBe(readFileSync(`dist/client/${path.split('?', 1)}.html`, 'utf8'));
  }
});

test('A page that the browser already has is answered with 304', async () => {
  const etag = (await get('/about', { 'Accept-Encoding': 'br' })).headers.get('etag') ?? '';
  // Not with fetch, which adds `Cache-Control: no-cache` to such a request.
  const again = await sendHead(
    `GET /about HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nIf-None-Match: "other", ${etag}`,
  );
  expect(again).toMatch(/^HTTP\/1.1 304 /);
  expect(again).toContain(`etag: ${etag}\r\n`);
  expect(again).toContain('cache-control: no-cache\r\n');
  expect(again).toContain('vary: accept-encoding\r\n');
});

test('A page is compressed with what the browser accepts, with an ETag for each encoding', async () => {
  const raw = await sendHead('GET /about HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip, br');
  expect(raw).toContain('content-encoding: br\r\n');
  const body = Buffer.from(raw.slice(raw.indexOf('\r\n\r\n') + 4), 'latin1');
  expect(brotliDecompressSync(body).toString()).toBe(readFileSync('dist/client/about.html', 'utf8'));
  const forms = await Promise.all(
    ['br', 'gzip', 'identity'].map(encoding => get('/about', { 'Accept-Encoding': encoding })),
  );
  expect(forms.map(form => form.headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
  expect(new Set(forms.map(form => form.headers.get('etag'))).size).toBe(3);
  expect(forms.map(form => form.headers.get('vary'))).toEqual(Array(3).fill('accept-encoding'));
});

test('A file with a hash in its name may be cached for a year', async () => {
  const [path = ''] = /\/_astro\/[^"]+\.js/.exec(await (await get('/contact')).text()) ?? [];
  const file = await get(path);
  expect(file.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('A path with more slashes than it needs gets the same page, and leads to no other site', async () => {
  for (const [path, file] of [
    ['/about/?a=1', 'about'],
    ['//about', 'about'],
    ['/ar/', 'ar'],
  ] as const)
    expect(await (await get(path)).text()).toBe(readFileSync(`dist/client/${file}.html`, 'utf8'));
  for (const path of ['//evil.example', '//evil.example/', '/\\evil.example', '/%2f/evil.example'])
    expect(await sendHead(`GET ${path} HTTP/1.1\r\nHost: a`)).toMatch(/^HTTP\/1.1 404 /);
  expect((await get('/functions/v1/submit-contact-form/', {}, 'POST')).status).toBe(415);
});

test.each(['/%', '/%zz', '/%c3%28', '/desk/%'])('The address %s gets the error page', async path => {
  const response = await sendHead(`GET ${path} HTTP/1.1\r\nHost: a\r\nAccept: text/html`);
  expect(response).toMatch(/^HTTP\/1.1 400 /);
  expect(response).toContain(errorTitle);
});

test.each(['/no-such-page', '/404', '/500', '/sw-off.js', '/a%2Fb', '/about.html', '/about.html.br'])(
  'The address %s gets the 404 page',
  async path => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(readFileSync('dist/client/404.html', 'utf8'));
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect((await get(path, {}, 'HEAD')).status).toBe(404);
  },
);

test('A connection whose client does not read the response is closed', async () => {
  const hasty = await temporarySite({}, { idleMs: 2_000 });
  const video = readdirSync('dist/client/_astro').find(name => name.endsWith('.mp4'));
  const socket = connect(hasty.port, '127.0.0.1');
  socket.pause();
  // Thirty times, because the operating system takes the first few into its buffers.
  socket.write(`GET /_astro/${video} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(30));
  onTestFinished(() => void socket.destroy());
  await expect.poll(() => hasty.openConnections()).toBe(1);
  await expect.poll(() => hasty.openConnections()).toBe(0);
});

test('The access log has method, path, status and request id, and no personal data', async () => {
  const response = await get('/about?name=Ada', {
    'User-Agent': 'Ada-Browser',
    'X-Forwarded-For': '198.51.100.7',
  });
  await expect.poll(() => site.logged.join('')).toContain(response.headers.get('x-request-id'));
  const line = site.logged.find(text => text.includes(response.headers.get('x-request-id') ?? 'none'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ method: 'GET', path: '/about', status: 200 });
  await get('/contact/sent/CW-7K4M-9QRT');
  await get('/%64esk/a-CW-7K4M-9QRT');
  await get('/ada@example.org');
  await expect.poll(() => site.logged.join('')).toContain('"path":"(none)"');
  expect(site.logged.join('')).toMatch(/\/contact\/sent\/:reference.*\/desk\/:token/s);
  expect(site.logged.join('')).not.toMatch(/Ada|198\.51|127\.0\.0\.1|7K4M|@/i);
});
