import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { pluralize } from '#shared/i18n/fill.ts';
import { content } from '../../tests/support/content.ts';
import { createLog } from '../log.ts';
import { type ContactApiOptions, contactApi } from './contact-api.ts';
import { RequestError } from './requests.ts';

const english = content.copyIn('en').contact.form.toasts;

async function call(submit: ContactApiOptions['submit'], headers: Record<string, string> = {}) {
  const app = Fastify();
  const logged: string[] = [];
  await app.register(contactApi, {
    prefix: '/call',
    allowedOrigins: new Set<string>(),
    log: createLog('info', { write: line => logged.push(line) }),
    content,
    submit,
    identifyClient: () => ({ address: 'a', network: 'n' }),
  });
  const response = await app.inject({
    method: 'POST',
    url: '/call',
    headers: { 'content-type': 'application/json', ...headers },
    payload: {},
  });
  const retryAfter = response.headers['retry-after'];
  return { status: response.statusCode, retryAfter, answer: response.json(), logged };
}

test('The Form-Age header says how long the form was open, if it is a whole number of seconds', async () => {
  const ages: unknown[] = [];
  const submit: ContactApiOptions['submit'] = async ({ formAge }) => {
    ages.push(formAge);
    return { kind: 'unavailable', retryAfterSeconds: 1 };
  };
  await call(submit);
  for (const age of ['30', '-1', '1.5', 'soon', '', '1e9', '99999999999'])
    await call(submit, { 'form-age': age });
  expect(ages).toEqual([undefined, 30, ...Array.from({ length: 6 })]);
});

test('An unexpected error is logged and answered with 500, without its reason', async () => {
  const { status, answer, logged } = await call(() => Promise.reject(new Error('out of order')));
  expect([status, answer]).toEqual([500, { success: false, error: english.failed }]);
  expect(logged.join('')).toMatch(/out of order.*unexpected error/);
});

test('A call that the server has no room for is told to wait, not that its content is wrong', async () => {
  const { busy } = content.copyIn('en').contact.form.failure;
  for (const [status, error] of [
    [429, pluralize(busy, 'en', 'minutes', 1)],
    [503, english.failed],
  ] as const) {
    const refused = await call(() => Promise.reject(new RequestError(status)));
    expect(refused).toMatchObject({ status, retryAfter: '5', answer: { success: false, error }, logged: [] });
  }
});
