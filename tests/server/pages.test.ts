import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, runSite, sendRaw } from '../support/running-site.ts';

// The built site over real HTTP. Needs `npm run build`.

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ SITE_URL: 'https://www.example.org' });
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.url + path, { method, headers, redirect: 'manual' });

/** A file of the build with a hash in its name. */
async function hashedFile(): Promise<string> {
  const html = await (await get('/')).text();
  const path = /"(\/_astro\/[^"]+\.css)"/.exec(html)?.[1];
  if (!path) throw new Error('the home page has no style sheet');
  return path;
}

describe('every answer', () => {
  it.each([
    ['a page', 'GET', '/about', 200],
    ['a page that is asked for its headers only', 'HEAD', '/about', 200],
    ['the 404 page', 'GET', '/no-such-page', 404],
    ['a redirect', 'GET', '/about/', 301],
    ['a malformed path', 'GET', '/%zz', 400],
    ['a wrong method', 'DELETE', '/about', 405],
    ['the function', 'GET', '/functions/v1/submit-contact-form', 405],
  ])('carries all security headers and a request id: %s', async (_name, method, path, status) => {
    const response = await get(path, {}, method);
    expect(response.status).toBe(status);
    const { headers } = response;
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect(headers.get('x-request-id')).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each([
    ['no request at all', 'hello\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'a broken chunk',
      'POST /functions/v1/submit-contact-form HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n',
      400,
    ],
  ])('also to what cannot be read: %s', async (_name, bytes, status) => {
    const answer = await sendRaw(site.port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain("Content-Security-Policy: default-src 'none'");
    expect(answer).toContain('Strict-Transport-Security: ');
    expect(answer).toContain('Unexpected Application Error!');
  });

  it('has an id of its own, whatever the client sends', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await get('/', { 'X-Request-Id': 'mine' })).headers.get('x-request-id')),
    );
    expect(new Set([...ids, 'mine']).size).toBe(3);
  });
});

describe('a page', () => {
  it('comes with the policy of its own scripts, and is revalidated', async () => {
    const page = await get('/about');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toBe(readFileSync('dist/client/about.html', 'utf8'));
  });

  it('is not sent again when the browser has it', async () => {
    const etag = (await get('/about', { 'Accept-Encoding': 'br' })).headers.get('etag') ?? '';
    // Not with fetch, which would ask for a fresh copy.
    const again = await sendRaw(
      site.port,
      `GET /about HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nIf-None-Match: "other", ${etag}\r\nConnection: close\r\n\r\n`,
    );
    expect(again).toMatch(/^HTTP\/1.1 304 /);
    expect(again).toContain(`etag: ${etag}\r\n`);
    expect(again).toContain('cache-control: no-cache\r\n');
    expect(again).toContain('vary: accept-encoding\r\n');
  });

  it('comes compressed as the browser accepts it, each form with its own tag', async () => {
    const raw = await sendRaw(
      site.port,
      'GET /about HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip, br\r\nConnection: close\r\n\r\n',
    );
    expect(raw).toContain('content-encoding: br\r\n');
    const body = Buffer.from(raw.slice(raw.indexOf('\r\n\r\n') + 4), 'latin1');
    expect(brotliDecompressSync(body)).toEqual(readFileSync('dist/client/about.html'));
    const forms = await Promise.all(
      ['br', 'gzip', 'identity'].map(encoding => get('/about', { 'Accept-Encoding': encoding })),
    );
    expect(forms.map(form => form.headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
    expect(new Set(forms.map(form => form.headers.get('etag'))).size).toBe(3);
    expect(forms.map(form => form.headers.get('vary'))).toEqual(Array(3).fill('accept-encoding'));
  });

  it('answers HEAD as GET, without the body', async () => {
    const head = await get('/about', { 'Accept-Encoding': 'identity' }, 'HEAD');
    expect(head.headers.get('content-length')).toBe(String(readFileSync('dist/client/about.html').length));
    expect(await head.text()).toBe('');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])('does not take %s', async method => {
    const response = await get('/about', {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.text()).toContain('Method Not Allowed');
  });

  it('says which methods it takes', async () => {
    const response = await get('/about', {}, 'OPTIONS');
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD']);
  });

  it.each(['TRACE', 'TRACK'])('does not take %s, for which no web request can be made', async method => {
    const answer = await sendRaw(site.port, `${method} / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    // TRACK is no method that Node knows, so the request can't be parsed.
    expect(answer).toMatch(
      method === 'TRACE' ? /^HTTP\/1.1 405 .*\ballow: GET, HEAD\r\n/s : /^HTTP\/1.1 400 /,
    );
  });
});

describe('a file with a hash in its name', () => {
  it('is kept for a year', async () => {
    const file = await get(await hashedFile());
    expect(file.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('can be asked for in part', async () => {
    const path = await hashedFile();
    const whole = await (await get(path)).text();
    const part = await get(path, { Range: 'bytes=5-14' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-14/${whole.length}`]);
    expect(await part.text()).toBe(whole.slice(5, 15));
    expect((await get(path, { Range: 'bytes=99999999-' })).status).toBe(416);
    expect((await get(path, { Range: 'bytes=0-1', 'If-Range': '"old"' })).status).toBe(200);
  });

  it('exists under its own name only', async () => {
    expect((await get(`${await hashedFile()}.br`)).status).toBe(404);
  });
});

describe('an address', () => {
  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['//', '/'],
    ['//evil.example/', '/evil.example'],
    ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
    ['/about.html?', '/about?'],
  ])('%s leads to %s for good, with its query', async (from, to) => {
    const answer = await sendRaw(site.port, `GET ${from} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 301 /);
    expect(/^location: (.*)\r$/m.exec(answer)?.[1]).toBe(to);
  });

  it('keeps the method of a call on the way', async () => {
    const answer = await get('/functions/v1/submit-contact-form/', {}, 'POST');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      308,
      '/functions/v1/submit-contact-form',
    ]);
  });

  it('may be sent whole, as to a proxy', async () => {
    const answer = await sendRaw(
      site.port,
      'GET http://a/about?x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  it.each([
    '/no-such-page',
    '/404',
    '/500',
    '/_image?href=/x',
    '/_server-islands/x',
    '/about/more',
    '/.env',
    '/a%2Fb',
  ])('%s does not exist', async path => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(readFileSync('dist/client/404.html', 'utf8'));
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect((await get(path, {}, 'HEAD')).status).toBe(404);
  });

  it('does not exist for a posted form either', async () => {
    const response = await fetch(`${site.url}/no-such-page`, {
      method: 'POST',
      body: new URLSearchParams({ a: 'b' }),
    });
    expect(response.status).toBe(404);
  });

  it.each([
    ['malformed', 'GET /%zz HTTP/1.1\r\nHost: a', 400],
    ['a backslash', 'GET /\\evil.example HTTP/1.1\r\nHost: a', 400],
    ['too long', `GET /?${'x'.repeat(9000)} HTTP/1.1\r\nHost: a`, 414],
    ['without a host', 'GET / HTTP/1.1', 400],
    ['with a host that is none', 'GET / HTTP/1.1\r\nHost: a/b@c', 400],
  ])('that is %s is refused with the error page', async (_name, head, status) => {
    const answer = await sendRaw(site.port, `${head}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('Unexpected Application Error!');
  });
});

describe('a body sent to a page', () => {
  it('is refused beyond 256 KiB', async () => {
    const form = 'name=x&message='.padEnd(270_000, 'x');
    const response = await fetch(`${site.url}/no-such-page`, { method: 'POST', body: form });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('Unexpected Application Error!');
  });
});

describe('the log', () => {
  it('names method, path, status and request id, and nothing that a visitor typed', async () => {
    const response = await get('/about?name=Ada', {
      'User-Agent': 'Ada-Browser',
      'X-Forwarded-For': '198.51.100.7',
    });
    await get('/contact/sent/CW-7K4M-9QRT');
    await get('/contact/%73ent/CW-7K4M-9QRT');
    await get('/desk/a-7K4M9QRT-ti8m4g-9f86d081884c7d659a2feaa0c55ad015');
    await get('/%64esk/a-7K4M9QRT-ti8m4g-9f86d081884c7d659a2feaa0c55ad015/');
    await expect.poll(() => site.logged.join('')).toContain('/sent/');
    const all = site.logged.join('');
    const line = site.logged.find(text => text.includes(response.headers.get('x-request-id') ?? 'none'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ method: 'GET', path: '/about', status: 200 });
    expect(all).not.toMatch(/Ada|198\.51|127\.0\.0\.1|7K4M|9f86d0/);
  });
});
