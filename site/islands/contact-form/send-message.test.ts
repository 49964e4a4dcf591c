import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ContactMessage } from '#contract/contact-message.ts';
import { type Call, minutesOf, outcomeOf, sendMessage } from './send-message.ts';

const texts = { failed: 'Failed', network: 'Network', sent: 'Sent' };
const answer = (body: unknown, status = 200) => outcomeOf(status, null, JSON.stringify(body), texts);

describe('what an answer means', () => {
  it('shows the message of a success, or the default', () => {
    expect(answer({ success: true, message: 'Thanks' })).toMatchObject({ kind: 'sent', text: 'Thanks' });
    expect(answer({ success: true })).toMatchObject({ kind: 'sent', text: 'Sent' });
    expect(answer({ success: true, message: ' ' })).toMatchObject({ kind: 'sent', text: 'Sent' });
  });

  it('hands over the reference and its times', () => {
    const receipt = {
      reference: 'CW-1',
      receivedAt: '2026-11-21T02:00:00Z',
      replyBy: '2026-11-22T02:00:00Z',
    };
    expect(answer({ success: true, ...receipt })).toMatchObject({ receipt });
  });

  it('shows the error of an answer without success, or the failure text', () => {
    expect(answer({ success: false, error: 'Enter your name' })).toEqual({
      kind: 'failed',
      text: 'Enter your name',
    });
    expect(answer({ success: false })).toEqual({ kind: 'failed', text: 'Failed' });
  });

  it.each([[null], [[]], ['ok'], [{}], [{ success: 'true' }], [{ success: true, message: 7 }]])(
    'does not believe an answer that is not as documented: %j',
    body => {
      expect(answer(body)).toEqual({ kind: 'failed', text: 'Failed' });
    },
  );

  it('does not believe a page in place of an answer', () => {
    expect(outcomeOf(200, null, '<!doctype html>', texts)).toEqual({ kind: 'failed', text: 'Failed' });
    expect(outcomeOf(200, null, '', texts)).toEqual({ kind: 'failed', text: 'Failed' });
  });

  it.each([201, 204, 400, 404, 413, 500, 503])(
    'shows the failure text for status %d, whatever the body',
    s => {
      expect(answer({ success: true, message: 'Thanks', error: 'No' }, s)).toMatchObject({
        kind: 'failed',
        text: 'Failed',
      });
    },
  );

  it('says how long to wait after too many messages', () => {
    expect(outcomeOf(429, '61', '{}', texts)).toEqual({ kind: 'failed', text: 'Failed', waitMinutes: 2 });
    expect(outcomeOf(429, '61', '{"success":false,"error":"Please wait"}', texts)).toEqual({
      kind: 'failed',
      text: 'Please wait',
      waitMinutes: 2,
    });
    expect(minutesOf('0')).toBe(1);
    expect(minutesOf(null)).toBeUndefined();
    expect(minutesOf('Wed, 21 Oct 2026 07:28:00 GMT')).toBeUndefined();
  });
});

describe('the call', () => {
  const message: ContactMessage = {
    name: 'Ana',
    phone: '',
    email: '',
    organization: '',
    message: 'Water',
    formType: 'contact',
  };
  const call: Call = { message, key: 'key-1', language: 'en', trap: '' };
  let server: Server | undefined;

  async function serve(listener: RequestListener) {
    const started = createServer(listener);
    server = started;
    await new Promise<void>(resolve => started.listen(0, '127.0.0.1', resolve));
    const address = started.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const real = fetch;
    // A page calls its own origin; here the origin is given to the same real fetch.
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      real(`http://127.0.0.1:${address.port}${path}`, init),
    );
  }

  afterEach(() => {
    vi.unstubAllGlobals();
    server?.closeAllConnections();
    server?.close();
  });

  it('posts the six fields as JSON, with key, language and age of the form beside them', async () => {
    const seen: unknown[] = [];
    await serve(async (request, response) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk);
      seen.push(
        request.method,
        request.url,
        request.headers['content-type'],
        request.headers['idempotency-key'],
        request.headers['content-language'],
        request.headers['form-age'],
        JSON.parse(Buffer.concat(chunks).toString()),
      );
      response.end('{"success":true,"reference":"CW-7"}');
    });
    expect(await sendMessage(call, texts)).toMatchObject({ receipt: { reference: 'CW-7' } });
    expect(seen).toEqual([
      'POST',
      '/functions/v1/submit-contact-form',
      'application/json',
      'key-1',
      'en',
      expect.stringMatching(/^\d+$/),
      { name: 'Ana', phone: '', email: '', organization: '', message: 'Water', formType: 'contact' },
    ]);
  });

  it('carries what a robot wrote into the field that people do not meet', async () => {
    const bodies: unknown[] = [];
    await serve(async (request, response) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk);
      bodies.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.end('{"success":true}');
    });
    await sendMessage({ ...call, trap: 'Cheap pills' }, texts);
    expect(bodies).toEqual([{ ...message, message_subject: 'Cheap pills' }]);
  });

  it('says "network" when the connection breaks, before or within the answer', async () => {
    await serve((_, response) => response.destroy());
    expect(await sendMessage(call, texts)).toEqual({ kind: 'failed', text: 'Network' });
    server?.close();
    await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': '50' });
      response.write('{"success":true');
      setImmediate(() => response.destroy());
    });
    expect(await sendMessage(call, texts)).toEqual({ kind: 'failed', text: 'Network' });
  });

  it('gives up on a network that hangs', async () => {
    await serve(() => undefined);
    expect(await sendMessage(call, texts, 20)).toEqual({ kind: 'failed', text: 'Network' });
  });
});
