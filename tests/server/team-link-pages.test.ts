import { afterAll, expect, test } from 'vitest';
import { messageReceipt } from '#shared/contact/contact-requests.ts';
import { deriveKey } from '../../server/base/keys.ts';
import { createMessageStore } from '../../server/contact/message-store.ts';
import { signLink, teamLinkUrls } from '../../server/contact/team-link-token.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { readContent } from '../support/content.ts';
import { callContactApi, startSite } from '../support/running-site.ts';

// The pages of team links over real HTTP. What a link may change: server/contact/team-links.test.ts.

const secret = 'a secret of the test, 32 characters or more';
const linkKey = deriveKey(secret, 'links');
const { problems } = readContent('en')['team-link'];

const site = await startSite({ SECRET_KEY: secret });
afterAll(site.close);

const request = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  fetch(site.url + path, { method, headers, redirect: 'manual' });

const press = (path: string, action: string) =>
  fetch(site.url + path, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });

/** Sends a message; returns its reference and the paths of its two links. */
async function send(message: string) {
  const response = await callContactApi(site, { name: 'Ana', message });
  const { reference } = messageReceipt.parse(await response.json());
  const links = teamLinkUrls(reference, new Date(), { siteUrl: new URL(site.url), linkKey });
  return { reference, answered: new URL(links.answered).pathname, spam: new URL(links.spam).pathname };
}

const stored = async (reference: string) =>
  (await site.stored()).find(message => message.reference === reference);

test('A mail scanner that opens every link it finds changes nothing', async () => {
  const { reference, answered, spam } = await send('Prices for four tankers');
  const found = new Set([answered, spam]);
  // The loop also visits the addresses that are added meanwhile.
  for (const path of found) {
    await request(path, 'HEAD', { Purpose: 'prefetch' });
    const html = await (await request(path, 'GET', { Purpose: 'prefetch' })).text();
    expect(html).not.toContain('four tankers');
    if (path === answered || path === spam)
      for (const [, href = ''] of html.matchAll(/(?:href|action|src)="(\/[^"#]*)/g)) found.add(href);
  }
  expect(found.size).toBeGreaterThan(10);
  for (const path of [answered, spam]) {
    const ofTheOther = path === spam ? 'answered' : 'spam';
    for (const action of ['', 'erased', ofTheOther]) expect((await press(path, action)).status).toBe(303);
    expect((await request(path, 'PUT')).status).toBe(404);
  }
  expect((await stored(reference))?.state).toBe('new');
});

test('A page of a link that was served before an update still reopens its message', async () => {
  const { reference, spam } = await send('Prices for seven tankers');
  await press(spam, 'spam');
  expect((await stored(reference))?.state).toBe('spam');
  await press(spam, 'new');
  expect((await stored(reference))?.state).toBe('new');
});

test('A link that opens no message says why and has a fitting status', async () => {
  const { reference } = await send('Prices for five tankers');
  const erased = await send('Prices for six tankers');
  const database = await openDatabase({ kind: 'sqlite', file: site.databaseFile });
  await createMessageStore(database).erase(erased.reference, new Date());
  await database.destroy();
  const expiresAt = new Date(Date.now() + 60_000);
  const signed = (changes: object) =>
    `/desk/${signLink({ reference, action: 'spam', expiresAt, ...changes }, linkKey)}`;
  for (const [path, status, problem] of [
    ['/desk/nonsense', 403, problems.forged],
    [signed({ expiresAt: new Date(Date.now() - 1000) }), 410, problems.expired],
    [signed({ reference: 'CW-CCCC-CCCC' }), 404, problems.unknown],
    [erased.answered, 410, problems.erased],
  ] as const) {
    const page = await request(path);
    expect(page.status).toBe(status);
    const html = await page.text();
    expect(html).toContain(`>${problem.title}</h1>`);
    expect(html).not.toContain('method="post"');
    expect((await press(path, 'spam')).status).toBe(status);
  }
  expect((await stored(reference))?.state).toBe('new');
  expect((await request('/desk')).status).toBe(404);
});
