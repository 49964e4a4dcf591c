import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { type ContactResponseBody, contactApiPath } from '#shared/contact/contact-requests.ts';
import { loadOrganization } from '#shared/content/load-content.ts';
import { fill, pluralize } from '#shared/i18n/fill.ts';
import { content, readContent } from '../../../tests/support/content.ts';
import { lockDatabase } from '../../../tests/support/databases.ts';
import { type RunningSite, sendRaw, startApi } from '../../../tests/support/running-site.ts';
import { temporaryApi } from '../../../tests/support/temporary-site.ts';
import { createLog } from '../../base/log.ts';
import { RequestError } from '../request-error.ts';
import { contactApi } from './contact-api.ts';

// Every row of the table "The contact API" in docs/operations/reference.md, over real HTTP, into a real database.

const { contact, error: errorPage } = readContent('en');
const { failure, fields, problems, toasts } = contact.form;

const json = { 'Content-Type': 'application/json' };
const values = { name: 'Ada', phone: '', email: '', organization: '', message: 'Water' };
const message = { ...values, formType: 'contact' };
const sent = JSON.stringify(message);

const site = await startApi({ ALLOWED_ORIGINS: 'https://partner.example' });
afterAll(site.close);

async function call(body: BodyInit | null, init: RequestInit = {}, { url } = site) {
  const response = await fetch(url + contactApiPath, { method: 'POST', headers: json, body, ...init });
  return {
    status: response.status,
    headers: response.headers,
    answer: (await response.json()) as ContactResponseBody,
  };
}

test('A stored message is confirmed with its reference and the time of the promised reply', async () => {
  const { status, headers, answer } = await call(
    JSON.stringify({ ...message, name: 'A\r\nBcc: x@y.z', email: 'a@b.org', extra: 1 }),
  );
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(answer).toEqual({
    success: true,
    message: toasts.sent,
    reference: expect.stringMatching(/^[A-Z]{2,4}-\w{4}-\w{4}$/),
    receivedAt: expect.stringMatching(/Z$/),
    replyBy: expect.stringMatching(/Z$/),
  });
  const hours = (Date.parse(answer.replyBy ?? '') - Date.parse(answer.receivedAt ?? '')) / 3_600_000;
  expect(hours).toBe(loadOrganization().responseHours);
  expect((await site.stored()).find(({ reference }) => reference === answer.reference)).toMatchObject({
    ...values,
    name: 'A Bcc: x@y.z',
    email: 'a@b.org',
    language: 'en',
    receivedAt: new Date(answer.receivedAt ?? ''),
  });
});

test.each([
  ['without fields', {}, toasts.required],
  ['without a name and with a text that is too long', { message: 'x'.repeat(5012) }, toasts.required],
  ['with a number as name', { ...message, name: 7 }, expect.stringContaining('name')],
  [
    'with a text that is too long',
    { ...message, message: 'x'.repeat(5012) },
    fill(pluralize(problems.tooLong, 'en', 'n', 12), { field: fields.message.label }),
  ],
])('A message %s gets an answer that tells the visitor what to fix', async (_name, body, error) => {
  const { status, answer } = await call(JSON.stringify(body));
  expect([status, answer]).toEqual([200, { success: false, error }]);
});

const headersWith = (headers: Record<string, string>) => ({ headers: { ...json, ...headers } });

test.each<[what: string, status: number, body: BodyInit, init?: RequestInit]>([
  ['an empty body', 400, ''],
  ['a body that is cut off', 400, '{"name":"Ada"'],
  ['a list', 400, '[]'],
  ['a body that is not UTF-8', 400, Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['an empty key', 400, sent, headersWith({ 'Idempotency-Key': '' })],
  ['a space in its key', 400, sent, headersWith({ 'Idempotency-Key': 'with space' })],
  ['a key that is too long', 400, sent, headersWith({ 'Idempotency-Key': 'x'.repeat(201) })],
  ['a key that is not ASCII', 400, sent, headersWith({ 'Idempotency-Key': 'é' })],
  ['the type of a form', 415, sent, headersWith({ 'Content-Type': 'application/x-www-form-urlencoded' })],
  ['the type of plain text', 415, sent, headersWith({ 'Content-Type': 'text/plain' })],
  ['a longer type', 415, sent, headersWith({ 'Content-Type': 'application/jsonp' })],
  ['no type', 415, Buffer.from(sent), { headers: {} }],
])('A call with %s is answered with %i', async (_what, expected, body, init) => {
  const { status, answer } = await call(body, init);
  expect([status, answer]).toEqual([expected, { success: false, error: expect.any(String) }]);
});

test('Methods other than POST and OPTIONS are answered with 405', async () => {
  for (const method of ['GET', 'PUT', 'REPORT']) {
    const { status, headers, answer } = await call(null, { method, headers: {} });
    expect([status, headers.get('allow'), answer.success]).toEqual([405, 'POST, OPTIONS', false]);
  }
});

test('A body of more than 64 KiB is answered with 413', async () => {
  const exact = JSON.stringify({ ...message, x: '' });
  const fits = JSON.stringify({ ...message, x: 'x'.repeat(64 * 1024 - exact.length) });
  expect((await call(fits)).status).toBe(200);
  expect((await call(`${fits} `)).status).toBe(413);
  // Fewer characters than the limit, but more bytes.
  expect((await call(JSON.stringify({ ...message, message: '🚱'.repeat(25_000) }))).status).toBe(413);
});

test('A request that takes too long to arrive is answered with 408', async () => {
  // Long enough for a busy machine to read the head.
  const hasty = await temporaryApi({}, { requestMs: 500 });
  const head = `POST ${contactApiPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{`;
  const refused = await sendRaw(hasty.port, head);
  expect(refused).toMatch(/^HTTP\/1.1 408 .*default-src 'none'/s);
  expect(refused).toContain(errorPage.title);
});

test('A call that arrived is stored even if the client resets its connection right after it', async () => {
  const body = JSON.stringify({ ...message, message: 'The line broke after this' });
  const head = `POST ${contactApiPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  for (let n = 0; n < 10; n++) {
    const socket = connect(site.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(head + body, () => socket.resetAndDestroy());
  }
  await expect
    .poll(async () => (await site.stored()).filter(one => one.message.includes('broke')).length)
    .toBe(10);
  expect(site.logged.join('')).not.toContain('unexpected error');
});

/** Some of what the Supabase client sends with a call of a function. */
const clientHeaders = ['apikey', 'authorization', 'content-type', 'traceparent', 'x-client-info'];

test.skipIf(!content.languages.includes('es')).each([
  ['es-MX', 'es'],
  ['ES', 'es'],
  [' es-419;q=1', 'es'],
  ['es, en', 'es'],
  ['../es', 'en'],
])('A message in the language %j is stored and answered in %s', async (tag, language) => {
  const { answer } = await call(sent, headersWith({ 'Content-Language': tag }));
  expect(answer.message).toBe(readContent(language).contact.form.toasts.sent);
  const stored = (await site.stored()).find(({ reference }) => reference === answer.reference);
  expect(stored?.language).toBe(language);
});

function preflight(origin: string) {
  return fetch(site.url + contactApiPath, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': clientHeaders.join(),
    },
  });
}

test('Pages of a listed origin may call the contact API, and no others', async () => {
  const { status, headers } = await preflight('https://partner.example');
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe('https://partner.example');
  expect(headers.get('access-control-allow-methods')).toBe('POST');
  const allowed = headers.get('access-control-allow-headers')?.split(/, ?/);
  expect(allowed).toEqual(expect.arrayContaining(clientHeaders));
  expect(headers.get('vary')).toContain('Origin');
  const called = await call(sent, headersWith({ Origin: 'https://partner.example' }));
  expect(called.headers.get('access-control-allow-origin')).toBe('https://partner.example');
  for (const origin of ['https://evil.example', 'https://partner.example.evil.example', 'null'])
    expect((await preflight(origin)).headers.get('access-control-allow-origin'), origin).toBeNull();
});

const sendFrom = (running: RunningSite, forwardedFor: string) =>
  call(sent, headersWith({ 'X-Forwarded-For': forwardedFor }), running);

/** How many of the stored messages have the suspicion `limit`. */
const overLimit = async (running: RunningSite) =>
  (await running.stored()).filter(({ setAsideFor }) => setAsideFor.includes('limit')).length;

test('A client over its limit is heard, at ten times the limit told how long to wait, and a repeated call goes through', async () => {
  const limited = await temporaryApi({ CONTACT_LIMIT: '2/10m' });
  const send = () => call(sent, {}, limited);
  const keyed = () => call(sent, headersWith({ 'Idempotency-Key': 'first' }), limited);
  const first = await keyed();
  for (let n = 1; n < 20; n++) expect((await send()).status).toBe(200);
  expect(await overLimit(limited)).toBe(18);
  const last = await send();
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(590);
  expect(last.answer.error).toBe(pluralize(failure.tooMany, 'en', 'minutes', 10));
  expect((await keyed()).answer).toEqual(first.answer);
  expect(limited.logged.join('')).not.toContain('127.0.0.1');
});

test('A client is counted by the address that a trusted proxy saw, and no other header counts', async () => {
  const running = await temporaryApi({ CONTACT_LIMIT: '1/10m', TRUSTED_PROXIES: '1' });
  await sendFrom(running, '203.0.113.1, 198.51.100.1');
  await sendFrom(running, '203.0.113.1, 198.51.100.2');
  expect(await overLimit(running)).toBe(0);
  await sendFrom(running, '203.0.113.2, 198.51.100.1');
  expect(await overLimit(running)).toBe(1);
  expect(running.logged.join('')).not.toMatch(/198\.51|203\.0/);
  const bare = await temporaryApi({ CONTACT_LIMIT: '1/10m' });
  for (const address of ['198.51.100.1', '198.51.100.2']) await sendFrom(bare, address);
  expect(await overLimit(bare)).toBe(1);
});

test('A locked database is answered with 503', async () => {
  const unlock = await lockDatabase(site.databaseFile);
  const before = (await site.stored()).length;
  const { status, headers, answer } = await call(sent);
  unlock();
  expect(status).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer).toEqual({ success: false, error: toasts.failed });
  expect((await site.stored()).length).toBe(before);
  expect(site.logged.join('')).toContain('database is locked');
  expect((await call(sent)).status).toBe(200);
});

const busy = pluralize(failure.busy, 'en', 'minutes', 1);

// What a whole server cannot be made to answer.
test.each([
  ['too many requests are open', new RequestError(429), 429, '5', busy],
  ['the server is too busy', new RequestError(503), 503, '5', toasts.failed],
  ['something unexpected happens', new Error('out of order'), 500, undefined, toasts.failed],
])('If %s, the answer says what to do and not why', async (_what, error, status, wait, text) => {
  const app = Fastify();
  const logged: string[] = [];
  await app.register(contactApi, {
    prefix: contactApiPath,
    allowedOrigins: new Set<string>(),
    log: createLog('info', { write: line => logged.push(line) }),
    content,
    submit: () => Promise.reject(error),
  });
  const response = await app.inject({ method: 'POST', url: contactApiPath, headers: json, payload: {} });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([status, wait]);
  expect(response.json()).toEqual({ success: false, error: text });
  expect(logged.join('').includes('out of order')).toBe(status === 500);
});
