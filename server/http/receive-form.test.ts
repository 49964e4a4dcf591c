import { expect, test } from 'vitest';
import { keyField, mapFields } from '#shared/contact/contact-message.ts';
import type { FormSubmission, SubmitOutcome } from '../contact/submit-contact-form.ts';
import { receiveForm } from './receive-form.ts';

const now = new Date('2026-01-14T15:04:00Z');
const stored: SubmitOutcome = { kind: 'stored', reference: 'CW-7', receivedAt: now, replyBy: now };
const good = { ...mapFields(() => ''), name: 'Ana', message: 'No water' };

const call = {
  now,
  language: 'en',
  siteUrl: new URL('https://www.example.org'),
  counted: { allowed: true, over: false },
} as const;

const post = (form: Record<string, string>, type = 'application/x-www-form-urlencoded') => ({
  headers: { 'content-type': type },
  body: Buffer.from(new URLSearchParams(form).toString()),
});

/** A submit function that records its calls. */
function submitter(outcome: SubmitOutcome = stored) {
  const calls: FormSubmission[] = [];
  const submit = async (submitted: FormSubmission) => {
    calls.push(submitted);
    return outcome;
  };
  return { calls, submit };
}

test('The same form is the same message for ten minutes, whenever they begin, but not an hour later', async () => {
  const { calls, submit } = submitter();
  for (const at of ['15:09:59', '15:10:01', '15:19:58', '16:10:00'])
    await receiveForm(post(good), submit, { ...call, now: new Date(`2026-01-14T${at}Z`) });
  const [first, second, third, later] = calls;
  expect(second?.earlierKey).toBe(first?.idempotencyKey);
  expect(third?.idempotencyKey).toBe(second?.idempotencyKey);
  expect([later?.idempotencyKey, later?.earlierKey]).not.toContain(third?.idempotencyKey);
});

test('A key of the page is the key of the message, and comes back with the form; a broken one is as none', async () => {
  const { calls, submit } = submitter();
  const send = (key: string, to = submit) => receiveForm(post({ ...good, [keyField]: key }), to, call);
  expect(await send('key-1')).toMatchObject({ kind: 'stored', key: 'key-1' });
  expect(await send('two words')).toMatchObject({ kind: 'stored', key: undefined });
  expect(calls).toMatchObject([
    { idempotencyKey: 'key-1', earlierKey: undefined },
    { earlierKey: expect.stringMatching(/^form /) },
  ]);
  const away = submitter({ kind: 'unavailable', retryAfterSeconds: 30 });
  expect(await send('key-1', away.submit)).toMatchObject({ kind: 'rejected', form: { key: 'key-1' } });
});

test('Over the limit, or without the store, the form comes back with its text and the time to wait', async () => {
  const limited = submitter({ kind: 'limited', of: 'client', retryAfterSeconds: 90 });
  expect(await receiveForm(post(good), limited.submit, call)).toEqual({
    kind: 'rejected',
    status: 429,
    retryAfterSeconds: 90,
    form: { values: good, outcome: 'failed', waitMinutes: 2, busy: false },
  });
  const away = submitter({ kind: 'unavailable', retryAfterSeconds: 30 });
  expect(await receiveForm(post(good), away.submit, call)).toMatchObject({
    status: 503,
    retryAfterSeconds: 30,
    form: { values: good },
  });
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://other.example' }, 200],
  [{ origin: 'https://www.example.org' }, 200],
  [{ origin: 'http://preview.example.org:3000' }, 200],
  [{ origin: 'null' }, 200],
  [{}, 200],
])('A form posted with the headers %j is answered with %i', async (headers, status) => {
  const { calls, submit } = submitter();
  const posted = post(good);
  const sent = { ...posted, headers: { ...posted.headers, host: 'preview.example.org:3000', ...headers } };
  const result = await receiveForm(sent, submit, call);
  expect(result).toMatchObject(status === 403 ? { status, form: { values: good } } : { kind: 'stored' });
  expect(calls).toHaveLength(status === 403 ? 0 : 1);
});

test('A form with thousands of fields, which would take long to read, is read only in part', async () => {
  const { calls, submit } = submitter();
  const request = { ...post({}), body: Buffer.from(`message=Water&${'a=1&'.repeat(20_000)}name=Ana`) };
  await receiveForm(request, submit, call);
  expect(calls).toMatchObject([{ fields: { message: 'Water', name: '' } }]);
});
