import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { readContent } from '#content/content.ts';
import { contactFunctionPath, trapField } from '#contract/contact-message.ts';
import { databaseMessageStore } from '../../server/contact/database-message-store.ts';
import { deskLinks, signLink } from '../../server/desk/link.ts';
import { deriveKey } from '../../server/keys.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { readSecret } from '../../server/storage/installation.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, islandReady, test } from '../support/test.ts';

// What the team sees behind the links of its emails, and what robots meet at the form.

const { desk: copy } = readContent('en');
const file = join(process.env['JOURNEY_DATA'] ?? '', 'journeys.db');

/** Opens the database beside the running server, as the command line does. */
async function withDatabase<T>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) {
  const database = await openDatabase({ kind: 'sqlite', file });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

const stored = (reference: string) =>
  withDatabase(async database => {
    const store = databaseMessageStore(database);
    return {
      message: await store.findByReference(reference),
      history: await store.history(reference),
      store,
    };
  });

const linkKey = () => withDatabase(async database => deriveKey(await readSecret(database, 'key'), 'links'));

let count = 0;

/** Sends a message and returns its reference. */
async function send(
  request: APIRequestContext,
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  count += 1;
  const response = await request.post(contactFunctionPath, {
    data: { name: 'Ana', message: `Prices for ${count} tankers, ${Date.now()}`, ...fields },
  });
  const { reference } = await response.json();
  return reference;
}

/** The paths of the two links in the team's email about a message. */
async function linksOf(reference: string) {
  const links = deskLinks(reference, new Date(), {
    siteUrl: new URL('http://localhost'),
    key: await linkKey(),
  });
  return { answered: new URL(links.answered).pathname, spam: new URL(links.spam).pathname };
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('A link from an email opens a page whose button marks the message, and another takes it back', async ({
    page,
    request,
  }) => {
    const reference = await send(request);
    const { answered } = await linksOf(reference);
    await page.goto(answered);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for an answer');
    await expect(main).toContainText(reference);
    await expect(main).toContainText(/Received.* ET.*Answer by.* ET/s);
    await expect(main.getByRole('button')).toHaveCount(1);
    expect((await stored(reference)).message?.state).toBe('new');

    await main.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(page).toHaveURL(answered);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marked as answered');
    await expect(main).toContainText(/Marked as answered on .+ \d{4} at .+ ET\./);
    expect((await stored(reference)).message?.state).toBe('answered');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marked as answered');

    await main.getByRole('button', { name: copy.buttons.new }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for an answer');
    await expect(main).toContainText(copy.done.new.split(' {')[0] ?? '');
    const { message, history } = await stored(reference);
    expect(message?.state).toBe('new');
    expect(history.map(({ kind, by }) => [kind, by])).toEqual([
      ['received', 'site'],
      ['answered', 'link'],
      ['reopened', 'link'],
    ]);
  });
});

test('The other link marks the message as spam, by keyboard alone', async ({ page, request }) => {
  const reference = await send(request);
  const { answered, spam } = await linksOf(reference);
  await page.goto(spam);
  const button = page.getByRole('button', { name: 'Mark as spam' });
  await page.getByRole('main').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marked as spam');
  await expect(button).toHaveCount(0);
  await page.goto(answered);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marked as spam');
  await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeVisible();
});

test('A mail scanner that opens every link it finds changes nothing', async ({ page, request }) => {
  const reference = await send(request);
  const links = Object.values(await linksOf(reference));
  const seen = new Set<string>();
  for (const queue = [...links]; queue.length > 0 && seen.size < 60; ) {
    const path = queue.shift() ?? '';
    if (seen.has(path)) continue;
    seen.add(path);
    for (const method of ['HEAD', 'GET']) {
      const response = await request.fetch(path, { method, headers: { Purpose: 'prefetch' } });
      const html = await response.text();
      if (links.includes(path))
        for (const [, href = ''] of html.matchAll(/(?:href|action|src)="([^"#]*)/g))
          if (href.startsWith('/')) queue.push(href.replaceAll('&amp;', '&'));
    }
  }
  expect(seen.size).toBeGreaterThan(10);
  for (const path of links) {
    for (const state of ['', 'erased', 'nonsense'])
      expect((await request.post(path, { form: { state }, maxRedirects: 0 })).status()).toBe(303);
    expect((await request.put(path)).status()).toBe(405);
  }
  // Neither link does what the other one is for.
  await request.post((await linksOf(reference)).answered, { form: { state: 'spam' } });
  await page.goto(links[0] ?? '');
  const { message, history } = await stored(reference);
  expect([message?.state, history.length]).toEqual(['new', 1]);
});

test('Links that open no message say why, with a fitting status', async ({ page, request, incidents }) => {
  incidents.expect(/Failed to load resource/);
  const reference = await send(request);
  const { answered } = await linksOf(reference);
  const key = await linkKey();
  const signed = (changes: object) =>
    `/desk/${signLink({ reference, action: 'spam', expiresAt: new Date(Date.now() + 60_000), ...changes }, key)}`;
  const erased = await send(request);
  await withDatabase(database => databaseMessageStore(database).erase(erased, 'operator', new Date()));
  const cases = [
    [`${answered.slice(0, -4)}0000`, 403, 'This link does not work'],
    ['/desk/nonsense', 403, 'This link does not work'],
    [signed({ expiresAt: new Date(Date.now() - 1000) }), 410, 'This link has expired'],
    [signed({ reference: 'CW-CCCC-CCCC' }), 404, 'Message not found'],
    [signed({ reference: erased }), 410, 'This message was erased'],
  ] as const;
  for (const [path, status, title] of cases) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect((await request.post(path, { form: { state: 'spam' }, maxRedirects: 0 })).status()).toBe(status);
  }
  await expectNoViolations(page);
  expect((await request.get('/desk')).status()).toBe(404);
});

test('The desk is not cached, not indexed, and sends its address to nobody', async ({ request }) => {
  const { answered } = await linksOf(await send(request));
  for (const method of ['GET', 'POST']) {
    const headers = (
      await request.fetch(answered, { method, maxRedirects: 0, form: { state: 'answered' } })
    ).headers();
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  }
  expect((await request.get(answered)).headers()['content-security-policy']).toMatch(/form-action 'self'/);
  for (const path of ['/sitemap.xml', '/robots.txt', '/'])
    expect(await (await request.get(path)).text()).not.toContain('desk/');
});

test('The desk has no accessibility violation by day and by night', async ({ page, request }) => {
  const { answered } = await linksOf(await send(request));
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(answered);
  await expectNoViolations(page, { state: 'waiting' });
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByRole('button', { name: copy.buttons.new })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, { state: 'answered, by night' });
});

test.describe('the honeypot', () => {
  const open = async (page: Page) => {
    await page.goto('/contact');
    await page.locator('form#message').scrollIntoViewIfNeeded();
    await islandReady(page, 'ContactForm');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Ana');
  };
  const referenceOn = async (page: Page) => {
    const text = await page.getByText(/Your reference is/).textContent();
    return /CW-\w{4}-\w{4}/.exec(text ?? '')?.[0] ?? '';
  };

  test('The honeypot is not seen, not reached by keyboard and not read out', async ({ page }) => {
    await open(page);
    const trap = page.locator(`[name="${trapField}"]`);
    await expect(trap).toHaveCount(1);
    const box = await trap.evaluate(field => field.parentElement?.getBoundingClientRect().toJSON());
    expect([box.width, box.height]).toEqual([1, 1]);
    await expect(page.getByRole('textbox')).toHaveCount(5);
    await page.getByRole('textbox', { name: /^Name/ }).focus();
    const reached: string[] = [];
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? 'other'));
    }
    expect(reached.slice(0, 4)).toEqual(['phone', 'email', 'organization', 'message']);
    expect(reached).not.toContain(trapField);
    await expect(trap).toHaveAttribute('autocomplete', 'off');
  });

  test('The honeypot is left empty by a browser that fills in the form for a person', async ({ page }) => {
    await open(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('DOM.enable');
    const { root } = await browser.send('DOM.getDocument');
    const name = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#message-name' });
    const { node } = await browser.send('DOM.describeNode', name);
    await page.getByRole('textbox', { name: /^Name/ }).fill('');
    await page.getByRole('textbox', { name: /^Name/ }).click();
    await browser.send('Autofill.enable');
    await browser.send('Autofill.trigger', {
      fieldId: node.backendNodeId,
      address: {
        fields: [
          { name: 'NAME_FULL', value: 'Ana Pérez' },
          { name: 'EMAIL_ADDRESS', value: 'ana@example.org' },
          { name: 'PHONE_HOME_WHOLE_NUMBER', value: '+13055550142' },
          { name: 'COMPANY_NAME', value: 'Clinic' },
          { name: 'ADDRESS_HOME_STREET_ADDRESS', value: '1 Street' },
          { name: 'ADDRESS_HOME_CITY', value: 'Miami' },
          { name: 'ADDRESS_HOME_COUNTRY', value: 'US' },
        ],
      },
    });
    await expect(page.getByRole('textbox', { name: /^Organization/ })).toHaveValue('Clinic');
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ana Pérez');
    await expect(page.locator(`[name="${trapField}"]`)).toHaveValue('');
  });

  test('A message with a filled honeypot is held, and the robot sees success', async ({ page }) => {
    await open(page);
    await page.getByRole('textbox', { name: /^Message/ }).fill(`Cheap backlinks ${Date.now()}`);
    await page.locator(`[name="${trapField}"]`).evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    await expect(page.locator('#toasts')).toContainText('Message sent successfully!');
    const { message } = await stored(await referenceOn(page));
    expect(message).toMatchObject({ state: 'new', heldFor: expect.arrayContaining(['honeypot']) });
  });
});

test('A message is stored in the language of its page', async ({ request }) => {
  const post = (language: string) =>
    request.post(contactFunctionPath, {
      data: { name: 'Ana', message: `Language ${language} ${Date.now()}` },
      headers: { 'Content-Language': language },
    });
  for (const language of ['en', 'xx', '../en']) {
    const { reference } = await (await post(language)).json();
    expect((await stored(reference)).message?.language).toBe('en');
  }
});
