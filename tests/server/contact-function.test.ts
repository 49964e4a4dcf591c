import { once } from 'node:events';
import { request } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactAnswer, contactFunctionPath } from '#contract/contact-message.ts';
import { databaseMessageStore } from '../../server/contact/database-message-store.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { type RunningSite, runSite, sendRaw } from '../support/running-site.ts';

// The call over real HTTP, through the built site, into a real database. Needs `npm run build`.

const json = { 'Content-Type': 'application/json' };
const message = {
  name: 'Ada',
  phone: '',
  email: '',
  organization: '',
  message: 'Water',
  formType: 'contact',
};

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ ALLOWED_ORIGINS: 'https://partner.example' });
});
afterAll(() => site.close());

async function call(body: BodyInit | null, init: RequestInit = {}) {
  const response = await fetch(site.url + contactFunctionPath, {
    method: 'POST',
    headers: json,
    body,
    ...init,
  });
  return {
    status: response.status,
    headers: response.headers,
    answer: contactAnswer.parse(await response.json()),
  };
}

/** A body that is sent piece by piece, without its length. */
function streamed(pieces: readonly string[]): RequestInit & { duplex: 'half' } {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return { body, duplex: 'half' };
}

async function stored() {
  const database = await openDatabase({ kind: 'sqlite', file: site.databaseFile }, { readOnly: true });
  try {
    return await databaseMessageStore(database).list();
  } finally {
    await database.destroy();
  }
}

describe('a message that is stored', () => {
  it('is confirmed with a reference and a time to reply by, and is there', async () => {
    const { status, headers, answer } = await call(
      JSON.stringify({ ...message, email: 'a@b.org', extra: 1 }),
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(answer).toEqual({
      success: true,
      message: 'Message sent successfully!',
      reference: expect.stringMatching(/^CW-\w{4}-\w{4}$/),
      receivedAt: expect.stringMatching(/Z$/),
      replyBy: expect.stringMatching(/Z$/),
    });
    const hours = (Date.parse(answer.replyBy ?? '') - Date.parse(answer.receivedAt ?? '')) / 3_600_000;
    expect(hours).toBe(24);
    expect((await stored()).find(({ reference }) => reference === answer.reference)).toMatchObject({
      ...message,
      email: 'a@b.org',
      language: 'en',
      receivedAt: new Date(answer.receivedAt ?? ''),
    });
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON;profile="x"'])(
    'may be declared as %s',
    async contentType => {
      const { answer } = await call(JSON.stringify(message), { headers: { 'Content-Type': contentType } });
      expect(answer.success).toBe(true);
    },
  );

  it.each([
    ['without its length', () => streamed(['{"name":"Ada",', '"message":"Water"}'])],
    ['with a byte order mark', () => ({ body: `\ufeff${JSON.stringify(message)}` })],
    [
      'with a field twice, of which the last counts',
      () => ({ body: '{"name":"","name":"Ada","message":"m"}' }),
    ],
    ['with half a character', () => ({ body: '{"name":"Ada","message":"\\ud800 water"}' })],
    ['with 5,000 emoji', () => ({ body: JSON.stringify({ ...message, message: '🚱'.repeat(5000) }) })],
    ['with control characters', () => ({ body: JSON.stringify({ ...message, name: 'A\u0000\u0007' }) })],
    [
      'with a mail header in name and e-mail',
      () => ({ body: JSON.stringify({ ...message, name: 'A\r\nBcc: x@y.z', email: 'a@b.c\nTo: d@e.f' }) }),
    ],
    [
      'with keys of every object',
      () => ({ body: '{"__proto__":{"a":1},"constructor":1,"toString":2,"name":"A","message":"m"}' }),
    ],
    [
      'with fields nested 10,000 deep',
      () => ({ body: `{"name":"A","message":"m","x":${'['.repeat(10_000)}${']'.repeat(10_000)}}` }),
    ],
  ])('may be sent %s', async (_name, init) => {
    const { status, answer } = await call(null, init());
    expect([status, answer.success]).toEqual([200, true]);
  });

  it('is stored without line breaks in name and e-mail', async () => {
    const { answer } = await call(
      JSON.stringify({ ...message, name: 'A\r\nBcc: x@y.z', email: 'a@b.c\nTo: d' }),
    );
    const kept = (await stored()).find(({ reference }) => reference === answer.reference);
    expect(kept).toMatchObject({ name: 'A Bcc: x@y.z', email: 'a@b.c To: d' });
  });
});

describe('a message that is not taken', () => {
  const required = 'Please fill in all required fields (Name and Message)';
  it.each([
    ['nothing in it', {}, required],
    ['an empty name', { ...message, name: ' \n ' }, required],
    ['no message', { name: 'Ada' }, required],
    ['a number as name', { ...message, name: 7 }, 'The name must be text.'],
    ['a list as phone', { ...message, phone: [] }, 'The phone number must be text.'],
    [
      'a name one character too long',
      { ...message, name: 'x'.repeat(201) },
      'The name is 1 character too long. Please shorten it.',
    ],
    [
      'a message too long',
      { ...message, message: 'x'.repeat(5012) },
      'Your message is 12 characters too long. Please shorten it or call us.',
    ],
  ])('is answered with words for the visitor: %s', async (_name, body, error) => {
    const { status, answer } = await call(JSON.stringify(body));
    expect([status, answer]).toEqual([200, { success: false, error }]);
  });
});

describe('a call that is wrong', () => {
  it.each([
    ['nothing', ''],
    ['half an object', '{"name":"Ada"'],
    ['form fields', 'name=Ada&message=m'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '1'],
    ['a text', '"name"'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['UTF-16', Buffer.from(JSON.stringify(message), 'utf16le')],
    ['brackets without end', '['.repeat(10_000)],
  ])('is answered with 400: %s', async (_name, body) => {
    const { status, answer } = await call(body);
    expect([status, answer]).toEqual([400, { success: false, error: expect.any(String) }]);
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'REPORT'])('is answered with 405: %s', async method => {
    const { status, headers, answer } = await call(null, { method, headers: {} });
    expect([status, headers.get('allow'), answer.success]).toEqual([405, 'POST, OPTIONS', false]);
  });

  it('is answered with 405 also to TRACE and HEAD', async () => {
    expect((await fetch(site.url + contactFunctionPath, { method: 'HEAD' })).status).toBe(405);
    const trace = await sendRaw(
      site.port,
      `TRACE ${contactFunctionPath} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    expect(trace).toMatch(/^HTTP\/1.1 405 /);
    expect(trace).toMatch(/allow: POST, OPTIONS/i);
    expect(trace).toContain('{"success":false');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'is answered with 415: %j',
    async type => {
      const body = new TextEncoder().encode(JSON.stringify(message));
      const { status, answer } = await call(body, { headers: type ? { 'Content-Type': type } : {} });
      expect([status, answer.success]).toEqual([415, false]);
    },
  );

  it.each(['', 'with space', 'x'.repeat(201), 'é'])('is answered with 400 for the key %j', async key => {
    const { status } = await call(JSON.stringify(message), { headers: { ...json, 'Idempotency-Key': key } });
    expect(status).toBe(400);
  });

  it('is answered with 413 beyond 64 KiB, announced or not', async () => {
    const exact = JSON.stringify({ ...message, x: '' });
    const fits = JSON.stringify({ ...message, x: 'x'.repeat(64 * 1024 - exact.length) });
    expect((await call(fits)).status).toBe(200);
    expect((await call(`${fits} `)).status).toBe(413);
    expect((await call(JSON.stringify({ ...message, message: '🚱'.repeat(25_000) }))).status).toBe(413);
    expect((await call(null, streamed([fits, ' ']))).status).toBe(413);
  });

  it('is answered while its body goes on for ever, which is then cut off', async () => {
    const endless = request(site.url + contactFunctionPath, { method: 'POST', headers: json });
    const answered = once(endless, 'response');
    const cut = new Promise(resolve => endless.once('close', resolve));
    endless.on('error', () => {});
    let sent = 0;
    const more = () => {
      while (!endless.destroyed && endless.write('x'.repeat(16_384))) sent += 16_384;
    };
    endless.on('drain', more);
    more();
    const [response] = await answered;
    expect(response.statusCode).toBe(413);
    response.resume();
    await cut;
    // What the system's own buffers take; nobody read on.
    expect(sent).toBeLessThan(20 * 1024 * 1024);
  });

  it('is over when its sender goes away, and the next one is served', async () => {
    const half = request(site.url + contactFunctionPath, { method: 'POST', headers: json });
    half.on('error', () => {});
    half.write('{"name":');
    await once(half, 'socket');
    half.destroy();
    expect((await call(JSON.stringify(message))).status).toBe(200);
  });
});

describe('the same call again', () => {
  const again = { headers: { ...json, 'Idempotency-Key': 'b2f7c0de-same-call' } };

  it('is answered as the first time and stored once, also when it races itself', async () => {
    const before = (await stored()).length;
    const first = await Promise.all(Array.from({ length: 6 }, () => call(JSON.stringify(message), again)));
    const later = await call(JSON.stringify(message), again);
    const references = [...first, later].map(({ answer }) => answer.reference);
    expect(new Set(references).size).toBe(1);
    expect(later.answer).toEqual(first[0]?.answer);
    expect((await stored()).length).toBe(before + 1);
  });
});

describe('pages of other origins', () => {
  const preflight = (origin: string) =>
    fetch(site.url + contactFunctionPath, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'apikey,authorization,content-type,x-client-info',
      },
    });

  it('may call when they are listed', async () => {
    const asked = await preflight('https://partner.example');
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect(asked.headers.get('access-control-allow-methods')).toBe('POST');
    expect(asked.headers.get('access-control-allow-headers')).toBe(
      'authorization, apikey, x-client-info, content-type, content-language, idempotency-key, form-age',
    );
    expect(asked.headers.get('vary')).toBe('Origin');
    const { headers } = await call(JSON.stringify(message), {
      headers: { ...json, Origin: 'https://partner.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBe('https://partner.example');
  });

  it.each(['https://evil.example', 'https://partner.example.evil.example', 'null'])(
    'get no permission otherwise: %s',
    async origin => {
      const asked = await preflight(origin);
      expect(asked.status).toBe(204);
      expect(asked.headers.get('access-control-allow-origin')).toBeNull();
      expect(asked.headers.get('vary')).toBe('Origin');
    },
  );
});

describe('what is known about the sending of a message', () => {
  const kept = async (body: object, headers: Record<string, string>) => {
    const { answer } = await call(JSON.stringify(body), { headers: { ...json, ...headers } });
    return (await stored()).find(({ reference }) => reference === answer.reference);
  };
  const links = 'https://a.example https://b.example https://c.example https://d.example';

  it('may be its age: haste and many links together are held, either alone is not', async () => {
    const message = (text: string) => ({ name: 'Ada', message: text });
    expect((await kept(message(`1 ${links}`), { 'Form-Age': '1' }))?.heldFor).toEqual(['too-fast', 'links']);
    expect((await kept(message(`2 ${links}`), { 'Form-Age': '30' }))?.heldFor).toEqual([]);
    expect((await kept(message(`3 ${links}`), {}))?.heldFor).toEqual([]);
    expect((await kept(message('Prices, please'), { 'Form-Age': '0' }))?.heldFor).toEqual([]);
  });

  it.each(['-1', '1.5', 'soon', '', '1e9', '99999999999'])(
    'is passed over when it is no age: %j',
    async age => {
      const message = { name: 'Ada', message: `${age} ${links}` };
      expect((await kept(message, { 'Form-Age': age }))?.heldFor).toEqual([]);
    },
  );
});

describe('senders behind a proxy', () => {
  const send = (site: RunningSite, forwardedFor: string, text = 'Prices, please') =>
    fetch(site.url + contactFunctionPath, {
      method: 'POST',
      headers: { ...json, 'X-Forwarded-For': forwardedFor },
      body: JSON.stringify({ ...message, message: text }),
    }).then(({ status }) => status);

  it('are counted by the address that the proxy saw, whatever they claim', async () => {
    const behind = await runSite({ CONTACT_LIMIT: '1/10m', TRUSTED_PROXIES: '1' });
    try {
      expect(await send(behind, '203.0.113.1, 198.51.100.1')).toBe(200);
      expect(await send(behind, '203.0.113.2, 198.51.100.1')).toBe(429);
      expect(await send(behind, '203.0.113.1, 198.51.100.2')).toBe(200);
      expect(behind.logged.join('')).not.toMatch(/198\.51|203\.0/);
    } finally {
      await behind.close();
    }
  });

  it('claim nothing where no proxy is trusted', async () => {
    const direct = await runSite({ CONTACT_LIMIT: '1/10m' });
    try {
      expect([await send(direct, '198.51.100.1'), await send(direct, '198.51.100.2')]).toEqual([200, 429]);
      // A shelter has one address for all.
      expect(await send(direct, '198.51.100.1', 'Water for 400')).toBe(429);
      expect(await send(direct, '198.51.100.1', 'No water for 400')).toBe(200);
    } finally {
      await direct.close();
    }
  });

  it('are together no more than the site takes', async () => {
    const small = await runSite({ SITE_LIMIT: '2/10m', TRUSTED_PROXIES: '1' });
    try {
      const statuses = [];
      for (const last of [1, 2, 3]) statuses.push(await send(small, `198.51.100.${last}`));
      expect(statuses).toEqual([200, 200, 429]);
      const form = new URLSearchParams({ name: 'Ada', message: 'Prices, please' });
      const page = await fetch(`${small.url}/contact/send`, { method: 'POST', body: form });
      expect([page.status, page.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
      const html = await page.text();
      expect(html).toContain(
        'We are receiving very many messages right now. Please wait 10 minutes or call ',
      );
      expect(html.replace(/<astro-island[^>]*>/g, '')).not.toMatch(/You have sent several|try again/i);
    } finally {
      await small.close();
    }
  });
});

describe('a sender who goes on and on', () => {
  it('is asked to wait, and told for how long', async () => {
    const limited = await runSite({ CONTACT_LIMIT: '2/10m' });
    try {
      const send = () =>
        fetch(limited.url + contactFunctionPath, {
          method: 'POST',
          headers: json,
          body: JSON.stringify(message),
        });
      expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
      const third = await send();
      expect(third.status).toBe(429);
      expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(590);
      expect(await third.json()).toEqual({
        success: false,
        error: expect.stringMatching(
          /^You have sent several messages in a short time\. Please wait 10 minutes or call \+/,
        ),
      });
      expect(limited.logged.join('')).not.toContain('127.0.0.1');
    } finally {
      await limited.close();
    }
  });
});

describe('a store that cannot take the message', () => {
  it('is never hidden: 503, and pages are served meanwhile', async () => {
    const other = new DatabaseSync(site.databaseFile);
    other.exec('begin immediate');
    const before = (await stored()).length;
    const [{ status, headers, answer }, page] = await Promise.all([
      call(JSON.stringify(message)),
      fetch(`${site.url}/about`),
    ]);
    other.exec('rollback');
    other.close();
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer).toEqual({ success: false, error: 'Failed to send message. Please try again.' });
    expect(page.status).toBe(200);
    expect((await stored()).length).toBe(before);
    expect(site.logged.join('')).toContain('database is locked');
    expect((await call(JSON.stringify(message))).status).toBe(200);
  });
});

describe('a body that does not come', () => {
  it('is not waited for: 408', async () => {
    const hasty = await runSite({}, { requestMs: 50 });
    try {
      const head = `POST ${contactFunctionPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{`;
      expect(await sendRaw(hasty.port, head)).toMatch(/^HTTP\/1.1 408 .*default-src 'none'/s);
      const form = 'POST /no-such-page HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{';
      expect(await sendRaw(hasty.port, form)).toMatch(/^HTTP\/1.1 408 .*Unexpected Application Error!/s);
    } finally {
      await hasty.close();
    }
  });
});

describe('the log of calls', () => {
  it('holds nothing that a sender wrote', async () => {
    const secret = 'Zacharias-Quux';
    await call(JSON.stringify({ ...message, name: secret, message: secret }));
    await call(`{"name":"${secret}`);
    await call(null, { method: 'PUT', headers: { 'X-Name': secret } });
    expect(site.logged.length).toBeGreaterThan(10);
    expect(site.logged.join('')).not.toContain('Quux');
  });
});
