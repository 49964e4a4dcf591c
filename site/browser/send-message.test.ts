import { createServer, type RequestListener, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import type { ContactMessage } from '#contract/contact-message.ts';
import { emptyValues } from './form-values.ts';
import { type Call, minutesOf, outcomeOf, requestFor, sendMessage } from './send-message.ts';

const answer = (body: unknown, status = 200) => outcomeOf(status, null, JSON.stringify(body));

test('A success has its own message, or none', () => {
  expect(answer({ success: true, message: 'Thanks' })).toMatchObject({ kind: 'sent', text: 'Thanks' });
  expect(answer({ success: true })).toMatchObject({ kind: 'sent', text: undefined });
  expect(answer({ success: true, message: ' ' })).toMatchObject({ kind: 'sent', text: undefined });
});

test('A success has its reference and times', () => {
  const receipt = {
    reference: 'CW-1',
    receivedAt: '2026-11-21T02:00:00Z',
    replyBy: '2026-11-22T02:00:00Z',
  };
  expect(answer({ success: true, ...receipt })).toMatchObject({ receipt });
});

test('An answer without success is a refusal with its error, or without words', () => {
  expect(answer({ success: false, error: 'Enter your name' })).toEqual({
    kind: 'failed',
    reason: 'refused',
    text: 'Enter your name',
  });
  expect(answer({ success: false })).toEqual({ kind: 'failed', reason: 'refused' });
});

test.each([[null], [{}], [{ success: 'true' }]])(
  'The undocumented answer %j is not from our server, which may answer later',
  body => {
    expect(answer(body)).toEqual({ kind: 'failed', reason: 'busy' });
  },
);

test('An HTML page or an empty body is not from our server, which may answer later', () => {
  expect(outcomeOf(200, null, '<!doctype html>')).toEqual({ kind: 'failed', reason: 'busy' });
  expect(outcomeOf(403, null, '<!doctype html>')).toEqual({ kind: 'failed', reason: 'busy' });
});

test.each([
  [201, 'busy'],
  [400, 'refused'],
  [408, 'busy'],
  [500, 'busy'],
])('Status %d counts as failed (%s), whatever the body says', (status, reason) => {
  expect(answer({ success: true, message: 'Thanks', error: 'No' }, status)).toEqual({
    kind: 'failed',
    reason,
  });
});

test('Status 429 says how long to wait', () => {
  const busy = { kind: 'failed', reason: 'busy', waitMinutes: 2 };
  expect(outcomeOf(429, '61', '{}')).toEqual(busy);
  expect(outcomeOf(429, '61', '{"success":false,"error":"Please wait"}')).toEqual({
    ...busy,
    text: 'Please wait',
  });
  expect(minutesOf('0')).toBe(1);
  expect(minutesOf(null)).toBeUndefined();
  expect(minutesOf('Wed, 21 Oct 2026 07:28:00 GMT')).toBeUndefined();
});

const message: ContactMessage = { ...emptyValues, name: 'Ana', message: 'Water', formType: 'contact' };
const call: Call = { message, key: 'key-1', language: 'en', trap: '', action: '/contact/send' };
let server: Server | undefined;

async function serve(listener: RequestListener) {
  const started = createServer(listener);
  server = started;
  await new Promise<void>(resolve => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  // A page calls its own origin.
  vi.stubGlobal('location', { href: `http://127.0.0.1:${address.port}/contact` });
}

afterEach(() => {
  vi.unstubAllGlobals();
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
    message,
  ]);
});

test('A message goes to the server of its form, wherever the page is', () => {
  vi.stubGlobal('location', { href: 'https://www.example.org/contact' });
  const action = 'https://messages.example.org/contact/send';
  expect(requestFor({ ...call, action }).url).toBe(
    'https://messages.example.org/functions/v1/submit-contact-form',
  );
});

test('The text of the honeypot is sent along', () => {
  vi.stubGlobal('location', { href: 'https://www.example.org/contact' });
  const { body } = requestFor({ ...call, trap: 'Cheap pills' });
  expect(JSON.parse(body)).toEqual({ ...message, message_subject: 'Cheap pills' });
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
  await serve(() => undefined);
  expect(await sendMessage(requestFor(call), 20)).toEqual({ kind: 'failed', reason: 'no-answer' });
});
