import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HttpReceiver, receiveHttp } from '../../tests/support/http-receiver.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { sampleMessage } from '../contact/message-store.suite.ts';
import type { Delivery } from './outbox.ts';
import { webhookCarrier } from './webhook-sender.ts';

const now = new Date('2026-11-21T12:00:30.900Z');
const secret = 'a secret that only the two sides know';
const delivery: Delivery = {
  reference: 'CW-7K4M-9QRT',
  channel: 'webhook',
  state: 'pending',
  createdAt: now,
  attempts: 1,
  nextTryAt: now,
  sentAt: undefined,
  lastError: '',
};

let receiver: HttpReceiver;
beforeEach(async () => {
  receiver = await receiveHttp();
});
afterEach(() => receiver.close());

const call = (url = receiver.url, signal = new AbortController().signal) =>
  webhookCarrier({ url: new URL(url), secret }, () => now)(delivery, sampleMessage(), signal);

/** The call that arrived. */
function arrived() {
  const [first] = receiver.received;
  if (!first) throw new Error('no call has arrived');
  return first;
}

describe('the webhook', () => {
  it('posts the message as JSON', async () => {
    expect(await call()).toEqual({ kind: 'sent' });
    const { method, headers, body } = arrived();
    expect([method, headers['content-type']]).toEqual(['POST', 'application/json']);
    expect(JSON.parse(body)).toEqual({
      type: 'message',
      reference: 'CW-7K4M-9QRT',
      receivedAt: '2026-11-21T12:00:00.000Z',
      replyBy: '2026-11-22T12:00:00.000Z',
      language: 'en',
      name: 'Ada Rémy',
      phone: '+1 305 555 0142',
      email: 'ada@example.org',
      organization: 'Relief',
      message: 'Water for 400\nبالماء 🚱',
      formType: 'contact',
    });
  });

  it('signs time and body, so that the other side can tell that the call is ours and new', async () => {
    await call();
    const { headers, body } = arrived();
    expect(headers).toMatchObject({
      'webhook-id': 'CW-7K4M-9QRT.webhook',
      'webhook-timestamp': '1795262430',
    });
    const signature = createHmac('sha256', secret).update(`1795262430.${body}`).digest('hex');
    expect(headers['webhook-signature']).toBe(`v1=${signature}`);
  });

  it('is believed by the example of the documents, as long as it is ours, whole and new', async () => {
    const example = /```js\n(.*?)```/s.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? '';
    const file = join(temporaryFolder(), 'example.mjs');
    writeFileSync(file, example);
    const { isFromClearwell } = await import(file);
    await call();
    const { headers, body } = arrived();
    expect(isFromClearwell(headers, body, secret, now.getTime())).toBe(true);
    expect(isFromClearwell(headers, body, secret, now.getTime() + 3_600_000)).toBe(false);
    expect(isFromClearwell(headers, `${body} `, secret, now.getTime())).toBe(false);
    expect(isFromClearwell(headers, body, `${secret}!`, now.getTime())).toBe(false);
    expect(isFromClearwell({}, body, secret, now.getTime())).toBe(false);
  });

  it.each([200, 201, 204])('is content with %d', async status => {
    receiver.answer(status);
    expect(await call()).toEqual({ kind: 'sent' });
  });

  it.each([400, 404, 410, 429, 500, 503])('tries again after %d', async status => {
    receiver.answer(status);
    expect(await call()).toEqual({ kind: 'failed', error: `answered with ${status}` });
  });

  it('follows no redirect', async () => {
    const other = await receiveHttp();
    receiver.answer(307, { Location: other.url });
    expect(await call()).toEqual({ kind: 'failed', error: 'answered with 307' });
    expect(other.received).toEqual([]);
    await other.close();
  });

  it('is left when it never answers', async () => {
    receiver.answer('never');
    const end = new AbortController();
    const calling = call(receiver.url, end.signal);
    await expect.poll(() => receiver.received).toHaveLength(1);
    end.abort();
    expect(await calling).toMatchObject({ kind: 'failed' });
  });

  it('that is gone is named by the code of the connection, and its address, which may hold a secret, is not', async () => {
    const { url } = receiver;
    await receiver.close();
    expect(await call(url)).toEqual({ kind: 'failed', error: 'connection failed: ECONNREFUSED' });
    receiver = await receiveHttp();
  });

  it('that hangs up is an error and not a crash', async () => {
    const server = createServer(socket => socket.destroy()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await call(`http://127.0.0.1:${port}/`)).toMatchObject({ kind: 'failed' });
    server.close();
  });
});
