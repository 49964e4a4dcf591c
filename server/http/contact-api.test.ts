import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { pluralize } from '#shared/i18n/fill.ts';
import { content } from '../../tests/support/content.ts';
import { createLog } from '../log.ts';
import { contactApi } from './contact-api.ts';
import { RequestError } from './request-error.ts';

// What a whole server cannot be made to answer. All other rows of its table: tests/server/contact-api.test.ts.

const { failure, toasts } = content.copyIn('en').contact.form;
const busy = pluralize(failure.busy, 'en', 'minutes', 1);

test.each([
  ['too many requests are open', new RequestError(429), { status: 429, wait: '5', error: busy }],
  ['the server is too busy', new RequestError(503), { status: 503, wait: '5', error: toasts.failed }],
  [
    'something unexpected happens',
    new Error('out of order'),
    { status: 500, wait: undefined, error: toasts.failed },
  ],
])('If %s, the answer says what to do and not why', async (_what, error, { status, wait, error: text }) => {
  const app = Fastify();
  const logged: string[] = [];
  await app.register(contactApi, {
    prefix: '/call',
    allowedOrigins: new Set<string>(),
    log: createLog('info', { write: line => logged.push(line) }),
    content,
    submit: () => Promise.reject(error),
  });
  const headers = { 'content-type': 'application/json' };
  const response = await app.inject({ method: 'POST', url: '/call', headers, payload: {} });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([status, wait]);
  expect(response.json()).toEqual({ success: false, error: text });
  expect(logged.join('').includes('out of order')).toBe(status === 500);
});
