import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { type HttpReceiver, temporaryHttpReceiver } from '../../tests/support/http-receiver.ts';
import { sampleMessage } from '../../tests/support/sample-messages.ts';
import { createWebhookSender } from './webhook-sender.ts';

const secret = 'a secret that only the two sides know, ŵith ünïcode';

let receiver: HttpReceiver;
beforeEach(async () => {
  receiver = await temporaryHttpReceiver();
});

const call = (options: { url?: string; secret?: string } = {}) =>
  createWebhookSender(
    { url: new URL(options.url ?? receiver.url), secret: options.secret ?? secret },
    { now: () => new Date() },
  )({ reference: 'CW-7K4M-9QRT' }, sampleMessage(), new AbortController().signal);

test('A message is posted as JSON, with its fields in the order of the documents', async () => {
  expect(await call()).toEqual({ kind: 'sent' });
  const { state, setAsideFor, ...fields } = sampleMessage();
  const body = JSON.stringify({ type: 'message', ...fields, formType: 'contact' });
  const headers = { 'content-type': 'application/json' };
  expect(receiver.received).toMatchObject([{ method: 'POST', headers, body }]);
});

test.each([
  ['any text', secret, Buffer.from(secret)],
  [
    'whsec_ and base64',
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64'),
  ],
])('A call with a secret of %s is signed as Standard Webhooks requires', async (_name, secret, key) => {
  await call({ secret });
  const { headers = {}, body } = receiver.received[0] ?? {};
  expect(headers['webhook-id']).toBe('CW-7K4M-9QRT.webhook');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
});

test.each([
  [204, { kind: 'sent' }],
  [503, { kind: 'failed', error: 'answered with 503' }],
])('A call that is answered with %d counts as %j', async (status, outcome) => {
  receiver.answer(status);
  expect(await call()).toEqual(outcome);
});

test('A redirect is not followed', async () => {
  const other = await temporaryHttpReceiver();
  receiver.answer(307, { Location: other.url });
  expect(await call()).toEqual({ kind: 'failed', error: 'answered with 307' });
  expect(other.received).toEqual([]);
});

test('A failed connection is named by its code, without the address, which may hold a secret', async () => {
  const { url } = receiver;
  await receiver.close();
  expect(await call({ url })).toEqual({ kind: 'failed', error: 'connection failed: ECONNREFUSED' });
});
