import { afterEach, expect, test, vi } from 'vitest';
import { emptyValues } from './form-values.ts';
import { parseAnswer, requestFor, sendMessage } from './send-message.ts';

const refused = { kind: 'refused' };
const temporary = { kind: 'temporary' };

test.each([
  ['a success without words', 200, { success: true, message: ' ' }, { kind: 'sent', text: undefined }],
  ['a refusal without words', 200, { success: false }, refused],
  ['a success in words', 200, { success: 'true' }, refused],
  [
    'a refusal with a number for a text',
    200,
    { error: 'Closed', message: 7 },
    { ...refused, text: 'Closed' },
  ],
  [
    'a success with empty fields',
    200,
    { success: true, message: null, error: null },
    { kind: 'sent', text: undefined },
  ],
  ['a success with a number for a time', 200, { success: true, receivedAt: 1 }, { kind: 'sent' }],
  ['another status of success', 201, { success: true, message: 'Thanks' }, { kind: 'sent', text: 'Thanks' }],
  ['a refusal that says only why', 200, { error: 'Closed', message: null }, { ...refused, text: 'Closed' }],
  ['an invalid call', 400, { success: true, message: 'Thanks' }, refused],
  ['a timeout', 408, { success: true }, temporary],
  ['a limit', 429, { error: 'Wait' }, { ...temporary, text: 'Wait' }],
  ['a limit without words', 429, {}, temporary],
])('An answer that is %s has its outcome', (_name, status, body, outcome) => {
  expect(parseAnswer(status, JSON.stringify(body))).toEqual(outcome);
});

test('An HTML page is not from our server, which may answer later', () => {
  expect(parseAnswer(403, '<!doctype html>')).toEqual(temporary);
});

const request = requestFor({ key: 'key-1', values: { ...emptyValues, name: 'Ana' } }, 'en', 'Cheap pills');

afterEach(() => void vi.useRealTimers());

test('A call has the fields of the message with the honeypot, and its language and key', () => {
  expect(JSON.parse(String(request.body))).toEqual({
    ...emptyValues,
    name: 'Ana',
    formType: 'contact',
    message_subject: 'Cheap pills',
  });
  expect(request.headers).toMatchObject({
    'Content-Language': 'en',
    'Idempotency-Key': 'key-1',
  });
});

test('A connection that breaks during the answer is a network failure', async () => {
  const broken = new ReadableStream({ start: stream => stream.error(new TypeError('reset')) });
  vi.stubGlobal('fetch', async () => new Response(broken));
  expect(await sendMessage(request)).toEqual({ kind: 'no-answer' });
});

test('A network that hangs times out', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const sent = sendMessage(request);
  vi.runAllTimers();
  expect(await sent).toEqual({ kind: 'no-answer' });
});
