import { expect, test } from 'vitest';
import { fieldNames, trapField } from '#contract/contact-message.ts';
import type { SubmitOutcome, Submitted } from '#contract/page-services.ts';
import { emptyValues } from '../../browser/form-values.ts';
import { receiveForm } from './receive-form.ts';

const now = new Date('2026-01-14T15:04:00Z');
const stored: SubmitOutcome = { kind: 'stored', reference: 'CW-7', receivedAt: now, replyBy: now };
const good = { ...emptyValues, name: 'Ana', message: 'No water' };

function post(fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/contact/send', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

/** The server's side, which notes what it was given. */
function services(outcome: SubmitOutcome = stored) {
  const calls: Submitted[] = [];
  return {
    calls,
    submit: async (submitted: Submitted) => {
      calls.push(submitted);
      return outcome;
    },
  };
}

test('A form has the same key for ten minutes, so that a second press sends the same message', async () => {
  const server = services();
  for (const minutes of [0, 1, 60])
    await receiveForm(post(good), server, {
      now: new Date(now.getTime() + minutes * 60_000),
      language: 'en',
    });
  const [first, second, third] = server.calls.map(call => call.idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('Over the limit, or without the store, the form comes back with its text and the time to wait', async () => {
  const limited = services({ kind: 'limited', of: 'client', retryAfterSeconds: 90 });
  expect(await receiveForm(post(good), limited, { now, language: 'en' })).toEqual({
    kind: 'again',
    status: 429,
    retryAfterSeconds: 90,
    start: { values: good, outcome: 'failed', waitMinutes: 2, busy: false },
  });
  const away = services({ kind: 'unavailable', retryAfterSeconds: 30 });
  expect(await receiveForm(post(good), away, { now, language: 'en' })).toMatchObject({
    status: 503,
    retryAfterSeconds: 30,
    start: { values: good },
  });
});

test('The language and the honeypot are passed on', async () => {
  const server = services();
  await receiveForm(post({ ...good, message_subject: 'SEO' }), server, { now, language: 'es' });
  expect(server.calls).toMatchObject([{ language: 'es', fields: { ...good, message_subject: 'SEO' } }]);
});

test('Other media types are refused', async () => {
  for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain', '']) {
    const request = post(good, { 'Content-Type': type });
    expect(await receiveForm(request, services(), { now, language: 'en' })).toMatchObject({ status: 415 });
  }
});

test('Unknown fields, repeated fields and broken escapes do no harm', async () => {
  const server = services();
  const request = new Request('http://localhost/contact/send', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' },
    body: 'name=Ana&name=Eve&message=%E0%A4%A&__proto__=x&formType=admin',
  });
  expect(await receiveForm(request, server, { now, language: 'en' })).toMatchObject({ kind: 'stored' });
  expect(server.calls[0]?.fields).toMatchObject({ name: 'Ana', phone: '' });
  expect(Object.keys(server.calls[0]?.fields ?? {})).toEqual([...fieldNames, trapField]);
});
