import { createServer, type RequestListener, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormValues } from '#shared/contact/contact-message.ts';
import { emptyValues } from './form-values.ts';
import { parseAnswer, requestFor, sendMessage } from './send-message.ts';

const receipt = {
  reference: 'CW-1',
  receivedAt: '2026-11-21T02:00:00Z',
  replyBy: '2026-11-22T02:00:00Z',
};
const refused = { kind: 'failed', reason: 'refused' };
const busy = { kind: 'failed', reason: 'busy' };

test.each([
  [
    'a success with its words and receipt',
    200,
    { success: true, message: 'Thanks', ...receipt },
    { kind: 'sent', text: 'Thanks', receipt },
  ],
  ['a success without words', 200, { success: true, message: ' ' }, { kind: 'sent', text: undefined }],
  [
    'a refusal with its words',
    200,
    { success: false, error: 'Enter your name' },
    { ...refused, text: 'Enter your name' },
  ],
  ['a refusal without words', 200, { success: false }, refused],
  // Not from our server, which may answer later.
  ['null', 200, null, busy],
  ['an empty object', 200, {}, busy],
  ['a success in words', 200, { success: 'true' }, busy],
  ['another status for success', 201, { success: true, message: 'Thanks' }, busy],
  ['an invalid call', 400, { success: true, message: 'Thanks' }, refused],
  ['a timeout', 408, { success: true }, busy],
  ['an error', 500, { success: true }, busy],
])('The answer of %s is understood', (_name, status, body, outcome) => {
  expect(parseAnswer(status, null, JSON.stringify(body))).toEqual(outcome);
});

test('An HTML page is not from our server, which may answer later', () => {
  expect(parseAnswer(200, null, '<!doctype html>')).toEqual(busy);
  expect(parseAnswer(403, null, '<!doctype html>')).toEqual(busy);
});

test('Status 429 says how long to wait', () => {
  const wait = { ...busy, waitMinutes: 2 };
  expect(parseAnswer(429, '61', '{}')).toEqual(wait);
  expect(parseAnswer(429, '61', '{"success":false,"error":"Please wait"}')).toEqual({
    ...wait,
    text: 'Please wait',
  });
  expect(parseAnswer(429, '0', '{}')).toEqual({ ...busy, waitMinutes: 1 });
  for (const unusable of [null, 'Wed, 21 Oct 2026 07:28:00 GMT'])
    expect(parseAnswer(429, unusable, '{}')).toEqual(busy);
});

const message: FormValues = { ...emptyValues, name: 'Ana', message: 'Water' };
const call = { message, key: 'key-1', language: 'en', honeypot: '' };
const browserFetch = fetch;
let server: Server | undefined;

async function serve(listener: RequestListener) {
  const started = createServer(listener);
  server = started;
  await new Promise<void>(resolve => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  // A page calls its own origin.
  vi.stubGlobal('fetch', (path: string, options: RequestInit) =>
    browserFetch(`http://127.0.0.1:${address.port}${path}`, options),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

test('A message is posted as six JSON fields, with key, language and form age as headers', async () => {
  const seen: unknown[] = [];
  await serve(async (request, response) => {
    seen.push(
      request.method,
      request.url,
      request.headers['content-type'],
      request.headers['idempotency-key'],
      request.headers['content-language'],
      request.headers['form-age'],
      await json(request),
    );
    response.end('{"success":true,"reference":"CW-7"}');
  });
  expect(await sendMessage(requestFor(call))).toMatchObject({ receipt: { reference: 'CW-7' } });
  expect(seen).toEqual([
    'POST',
    '/functions/v1/submit-contact-form',
    'application/json',
    'key-1',
    'en',
    expect.stringMatching(/^\d+$/),
    { ...message, formType: 'contact' },
  ]);
});

test('The text of the honeypot is sent along', () => {
  const { body } = requestFor({ ...call, honeypot: 'Cheap pills' });
  expect(JSON.parse(String(body))).toEqual({
    ...message,
    formType: 'contact',
    message_subject: 'Cheap pills',
  });
});

test('A connection that breaks before or during the answer is a network failure', async () => {
  await serve((_, response) => response.destroy());
  expect(await sendMessage(requestFor(call))).toEqual({ kind: 'failed', reason: 'no-answer' });
  server?.close();
  await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': '50' });
    response.write('{"success":true');
    setImmediate(() => response.destroy());
  });
  expect(await sendMessage(requestFor(call))).toEqual({ kind: 'failed', reason: 'no-answer' });
});

test('A network that hangs times out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await serve(() => vi.runAllTimers());
  expect(await sendMessage(requestFor(call))).toEqual({ kind: 'failed', reason: 'no-answer' });
});
