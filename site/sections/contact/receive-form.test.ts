import { describe, expect, it } from 'vitest';
import type { SubmitOutcome, Submitted } from '#contract/page-services.ts';
import { receiveForm } from './receive-form.ts';

const now = new Date('2026-01-14T15:04:00Z');
const stored: SubmitOutcome = { kind: 'stored', reference: 'CW-7', receivedAt: now, replyBy: now };
const good = { name: 'Ana', phone: '', email: '', organization: '', message: 'No water' };

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

describe('a form sent without script', () => {
  it('is stored and leads to its confirmation', async () => {
    const server = services();
    expect(await receiveForm(post(good), server, { now, language: 'en' })).toEqual({
      kind: 'stored',
      reference: 'CW-7',
      answerable: false,
    });
    expect(server.calls).toMatchObject([{ fields: good, language: 'en' }]);
    const withPhone = await receiveForm(post({ ...good, phone: '1' }), server, { now, language: 'en' });
    expect(withPhone).toMatchObject({ answerable: true });
  });

  it('comes back with what was typed when name or message is empty, and is not passed on', async () => {
    const server = services();
    const typed = { ...good, name: ' ', message: 'a\r\nb "<é>"' };
    expect(await receiveForm(post(typed), server, { now, language: 'en' })).toMatchObject({
      kind: 'again',
      status: 422,
      start: { values: typed, outcome: 'invalid' },
    });
    expect(server.calls).toEqual([]);
  });

  it('is one message when the button is pressed twice, and another one later or with other words', async () => {
    const server = services();
    const later = new Date(now.getTime() + 3_600_000);
    await receiveForm(post(good), server, { now, language: 'en' });
    await receiveForm(post(good), server, { now, language: 'en' });
    await receiveForm(post(good), server, { now: later, language: 'en' });
    await receiveForm(post({ ...good, message: 'More' }), server, { now, language: 'en' });
    const keys = server.calls.map(call => call.idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });

  it('says how long to wait after too many, and when the store is away, and keeps the text', async () => {
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

  it('comes back whole when the message is too long, in any script', async () => {
    const long = { ...good, message: '水'.repeat(6_000) };
    expect(await receiveForm(post(long), services(), { now, language: 'en' })).toMatchObject({
      status: 422,
      start: { values: { message: long.message }, outcome: 'invalid' },
    });
  });

  it('hands on its language, and what a robot wrote into the field that people do not meet', async () => {
    const server = services();
    await receiveForm(post({ ...good, message_subject: 'SEO' }), server, { now, language: 'es' });
    await receiveForm(post(good), server, { now, language: 'en' });
    expect(server.calls).toMatchObject([
      { language: 'es', fields: { ...good, message_subject: 'SEO' } },
      { language: 'en', fields: { ...good, message_subject: '' } },
    ]);
  });

  it('is refused as any other kind of content', async () => {
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain', '']) {
      const request = post(good, { 'Content-Type': type });
      expect(await receiveForm(request, services(), { now, language: 'en' })).toMatchObject({ status: 415 });
    }
  });

  it('takes foreign fields, doubled fields and broken escapes for what they are', async () => {
    const server = services();
    const request = new Request('http://localhost/contact/send', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      body: 'name=Ana&name=Eve&message=%E0%A4%A&__proto__=x&formType=admin',
    });
    expect(await receiveForm(request, server, { now, language: 'en' })).toMatchObject({ kind: 'stored' });
    expect(server.calls[0]?.fields).toMatchObject({ name: 'Ana', phone: '' });
    expect(Object.keys(server.calls[0]?.fields ?? {})).toHaveLength(6);
  });
});
