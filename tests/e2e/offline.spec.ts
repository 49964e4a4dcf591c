import type { BrowserContext, Page } from '@playwright/test';
import { contactApiPath } from '#shared/contact/contact-requests.ts';
import { loadOrganization } from '#shared/content/load-content.ts';
import { fill } from '#shared/i18n/fill.ts';
import { pathIn } from '#shared/i18n/language.ts';
import { expectNoViolations } from '../support/axe.ts';
import {
  contactForm,
  field,
  fillIn,
  receipt,
  sendButton,
  sentTitle,
  toast,
  toasts,
} from '../support/contact-form.ts';
import { content, filled, readContent } from '../support/content.ts';
import { storedTexts, test } from '../support/own-site.ts';
import { overlap } from '../support/page-checks.ts';
import { startSite } from '../support/running-site.ts';
import { expect, hold, islandReady } from '../support/test.ts';
import { translatePage } from '../support/translate.ts';

test.use({ serviceWorkers: 'allow' });

// The browser logs each request that finds no connection.
test.beforeEach(({ incidents }) => incidents.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/));

const { contact, offline } = readContent('en');
const { sent, toasts: says, queued: copy } = contact.form;
const saved = fill(copy.background, { phone: loadOrganization().phone });
const unconfirmed = filled(contact.form.failure.unconfirmed);
const notSent = filled(contact.form.failure.notSent);
const need = 'Forty people at the school, no water.';
const call = `**${contactApiPath}`;

/** Opens a page and waits until the service worker has filled the precache and controls the page. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise(done => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
}

async function write(page: Page, message = need): Promise<void> {
  await islandReady(page, 'ContactForm');
  await fillIn(page, message);
  await sendButton(page).click();
}

/** The queued messages that the form shows, and those with their fate. */
const queued = (page: Page) => page.getByRole('list', { name: copy.label }).getByRole('listitem');

async function writeOffline(page: Page, context: BrowserContext, address = '/contact'): Promise<void> {
  await visit(page, address);
  await context.setOffline(true);
  await write(page);
  await expect(toast(page, says.network)).toBeVisible();
  await expect(queued(page)).toContainText(saved);
  await expect.poll(() => overlap(sendButton(page), toasts(page))).toBe(false);
  await expect(field(page, 'message')).toHaveValue(need);
}

test('Visited and precached pages are read offline, and no receipt is kept', async ({ page, context }) => {
  await visit(page, '/');
  // Receipts, and plans in an address, must not be cached.
  for (const address of ['/planner?people=400', '/contact/sent/CW-7K4M-9QRT']) await page.goto(address);
  await page.goto('/about');
  const title = await page.title();
  await context.setOffline(true);
  await test.step('A visited page can be read, also from a link with the mark of a newsletter', async () => {
    for (const address of ['/about?utm_source=news', '/about/']) {
      await page.goto(address);
      await expect(page).toHaveTitle(title);
    }
  });
  await test.step('Any other page says that there is no connection, and leads to the page for people without water', async () => {
    await page.goto('/impact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
    await page
      .getByRole('main')
      .getByRole('link', { name: offline.links[0]?.label ?? 'none' })
      .click();
    await expect(page).toHaveURL(/water-now/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offline.title);
  });
  await test.step('The form on Contact works', async () => {
    await page.goto('/contact/');
    await islandReady(page, 'ContactForm');
  });
  await test.step('No receipt, no plan and no video is kept', async () => {
    const kept = await page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map(name => caches.open(name)));
      const requests = (await Promise.all(opened.map(cache => cache.keys()))).flat();
      return requests.map(({ url }) => url);
    });
    expect(kept.filter(url => /sent|people|mp4|webm/.test(url))).toEqual([]);
  });
});

test('A first visit precaches pages in its language; others come later', async ({ page, context }) => {
  const language = content.languages[1] ?? 'en';
  const inLanguage = (path: string) => pathIn(language, path);
  const { home, impact, planner, offline: notice } = readContent(language);
  const title = page.getByRole('heading', { level: 1 });
  await visit(page, inLanguage('/about'));
  await context.setOffline(true);
  await page.goto(inLanguage('/'));
  await expect(title).toHaveText(home.hero.title);
  await page.goto(inLanguage('/planner'));
  await expect(title).toHaveText(planner.title);
  await islandReady(page, 'Planner');
  for (const path of ['/impact', inLanguage('/impact')]) {
    await page.goto(path);
    await expect(title).toHaveText(notice.title);
  }
  await context.setOffline(false);
  await expect(title).toHaveText(impact.title);
});

test('Nothing is kept on the device of a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await page.goto('/');
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('A message written offline arrives once, even after a reload', async ({ page, context, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await writeOffline(page, context);
  await page.reload();
  await expect(queued(page)).toContainText(saved);
  await expectNoViolations(page, { state: 'queued' });
  await context.setOffline(false);
  await expect(sentTitle(page)).toBeVisible();
  await expect(receipt(page)).toContainText(fill(sent.replyTo.phone, { address: '+509 34 00 0000' }));
  await expect(queued(page)).toHaveCount(0);
  expect(await storedTexts(site)).toEqual([need]);
});

test('A queued message sent out of sight moves neither page nor focus', async ({ page, context }) => {
  await writeOffline(page, context, '/');
  await page.evaluate(() => scrollTo(0, 0));
  await context.setOffline(false);
  await expect(toast(page, says.sent)).toBeVisible();
  await expect(sentTitle(page)).not.toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** Takes Background Sync from the browser, which Safari and Firefox do not have. */
async function withoutBackgroundSync(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
}

test('A message goes out without Background Sync, too', async ({ page, context, site }) => {
  await withoutBackgroundSync(page);
  await visit(page, '/contact');
  await context.setOffline(true);
  await write(page);
  await expect(queued(page)).toContainText(filled(copy.nextVisit));
  await context.setOffline(false);
  await expect(sentTitle(page)).toBeVisible();
  expect(await storedTexts(site)).toEqual([need]);

  await context.setOffline(true);
  await write(page, 'The road is open again.');
  await expect(queued(page)).toHaveCount(1);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  // Any page sends the queue, not only those with the form.
  await next.goto('/about');
  await expect.poll(() => storedTexts(site)).toContain('The road is open again.');
});

test('An open page tries again without Background Sync', async ({ page, context, site }) => {
  await withoutBackgroundSync(page);
  await page.clock.install();
  await visit(page, '/contact');
  await context.route(call, route => route.abort());
  await write(page);
  await expect(queued(page)).toHaveCount(1);
  await context.unroute(call);
  await page.clock.fastForward('01:00');
  await expect(sentTitle(page)).toBeVisible();
  expect(await storedTexts(site)).toEqual([need]);
});

test('A receipt is shown beside another text until it is erased', async ({ page, context, site }) => {
  await writeOffline(page, context);
  await field(page, 'message').fill('The road is open again.');
  await expect(page.getByText(unconfirmed)).toHaveCount(0);
  await context.setOffline(false);
  const receiptLink = contactForm(page).getByRole('link', { name: contact.form.last.show, exact: true });
  await expect(receiptLink).toHaveAttribute('href', /\/contact\/sent\//);
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByText(unconfirmed)).toHaveCount(0);
  await expect(queued(page)).toHaveCount(0);
  await expect(field(page, 'message')).toHaveValue('The road is open again.');
  expect(await storedTexts(site)).toEqual([need]);
  await page.reload();
  await islandReady(page, 'ContactForm');
  await contactForm(page).getByRole('button', { name: contact.form.last.erase, exact: true }).click();
  await expect(receiptLink).toHaveCount(0);
});

test('Two tabs queue two messages of one draft', async ({ page, context, site }) => {
  const news = 'The road is open again.';
  await visit(page, '/contact');
  await islandReady(page, 'ContactForm');
  await fillIn(page, need);
  const other = await context.newPage();
  await visit(other, '/contact');
  await islandReady(other, 'ContactForm');
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(toast(page, says.network)).toBeVisible();
  await write(other, news);
  await expect(toast(other, says.network)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await storedTexts(site)).sort()).toEqual([need, news]);
  for (const { message, reference } of await site.stored()) {
    const tab = message === need ? page : other;
    await expect(receipt(tab)).toContainText(reference);
    await expect(queued(tab)).toHaveCount(0);
  }
});

test('A message whose answer was lost is stored once, and confirmed later', async ({ page, site }) => {
  await visit(page, '/contact');
  // This loses only the answer to the page's own call, not to those of the service worker.
  await page.route(call, async route => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await write(page);
  await expect(toast(page, says.network)).toBeVisible();
  await expect(field(page, 'message')).toHaveValue(need);
  await expect(sentTitle(page)).toBeVisible();
  expect(await storedTexts(site)).toEqual([need]);
});

/** Answers every call of pages and service workers in place of the site. */
const answerAll = (context: BrowserContext, status: number) =>
  context.route(call, route => route.fulfill({ status, json: { success: false } }));

test('A message stays queued while the server is unavailable', async ({ page, context, site }) => {
  await writeOffline(page, context);
  await answerAll(context, 503);
  const answered = context.waitForEvent('response', response => response.status() === 503);
  await context.setOffline(false);
  await answered;
  await sendButton(page).click();
  await expect(toast(page, says.failed)).toBeVisible();
  await expect(queued(page)).toContainText(saved);
  await expect(page.getByText(notSent)).toBeHidden();
  await context.unroute(call);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(sentTitle(page)).toBeVisible();
  expect(await storedTexts(site)).toEqual([need]);
});

test('A refused message can be changed and sent', async ({ page, context, site }) => {
  await writeOffline(page, context);
  await answerAll(context, 400);
  await context.setOffline(false);
  await expect(toast(page, says.failed)).toBeVisible();
  await expect(queued(page)).toHaveCount(0);
  await expect(field(page, 'message')).toHaveValue(need);
  await context.unroute(call);
  await write(page, 'Forty people at the school.');
  await expect(sentTitle(page)).toBeVisible();
  expect(await storedTexts(site)).toEqual(['Forty people at the school.']);
});

test('A message that is refused on a second press leaves the queue', async ({ page, context }) => {
  await writeOffline(page, context);
  // Holds the lock of the queue, so that neither page nor service worker sends it.
  await page.evaluate(() => void navigator.locks.request('messages', () => new Promise(() => {})));
  await answerAll(context, 400);
  await context.setOffline(false);
  await sendButton(page).click();
  await expect(page.getByText(notSent)).toBeVisible();
  await expect(queued(page)).toHaveCount(0);
  await expect(field(page, 'message')).toHaveValue(need);
});

test('A message removed while another is being sent is not sent', async ({ page, context }) => {
  await writeOffline(page, context);
  for (const name of ['name', 'phone', 'message'] as const) await field(page, name).fill('');
  await page.reload();
  const removed = 'The road is open again.';
  await write(page, removed);
  await expect(queued(page)).toHaveCount(2);
  let isSent = false;
  const answer = await hold(context, call, route => {
    isSent ||= Boolean(route.request().postData()?.includes(removed));
    return route.fulfill({ status: 503, json: { success: false } });
  });
  const called = context.waitForEvent('request', request => request.url().endsWith(contactApiPath));
  await context.setOffline(false);
  await called;
  await queued(page).getByRole('button', { name: copy.doNotSend }).click();
  await expect(queued(page)).toHaveCount(1);
  answer();
  await page.evaluate(() => navigator.locks.request('messages', () => {}));
  expect(isSent).toBe(false);
});

test('A message that is sent again stays queued until the answer', async ({ page, context }) => {
  await writeOffline(page, context);
  await hold(context, call);
  await context.setOffline(false);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText(contact.form.sending);
  await page.reload();
  await islandReady(page, 'ContactForm');
  await expect(queued(page)).toHaveCount(1);
});

test('A changed message is sent with its new text only', async ({ page, context, site }) => {
  await writeOffline(page, context);
  await write(page, 'Sixty people at the school.');
  await expect(queued(page)).toHaveCount(1);
  await context.setOffline(false);
  await expect(sentTitle(page)).toBeVisible();
  expect(await storedTexts(site)).toEqual(['Sixty people at the school.']);
});

test('A queued message is taken back into an empty form', async ({ page, context, site }) => {
  await visit(page, '/contact');
  await islandReady(page, 'ContactForm');
  await translatePage(page);
  await context.setOffline(true);
  const message = page.locator('#message-message');
  const name = page.locator('#message-name');
  // The keyboard of a phone adds such a space after a word.
  await name.fill('Rosa ');
  await message.fill(need);
  await sendButton(page).click();
  await message.fill('');
  await expect(queued(page)).toContainText(need);
  await name.fill('Maria');
  await expect(queued(page).getByText(copy.edit)).toHaveCount(0);
  await name.fill('Rosa');
  await queued(page).getByText(copy.edit).click();
  await expect(queued(page)).toHaveCount(0);
  await expect(message).toHaveValue(need);
  await context.setOffline(false);
  await sendButton(page).click();
  await expect(sentTitle(page)).toBeVisible();
  expect(await storedTexts(site)).toEqual([need]);
});

test('A queued message expires after 7 days, and shows its text', async ({ page, context, site }) => {
  await writeOffline(page, context);
  await page.clock.setSystemTime(Date.now() + 7 * 24 * 60 * 60 * 1000 + 60_000);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(queued(page)).toContainText(copy.expired);
  await expect(queued(page)).toContainText(need);
  expect(await storedTexts(site)).toEqual([]);
});

test('A queued message that a wrong clock dated years ago is sent', async ({ page, context, site }) => {
  await visit(page, '/contact');
  await page.clock.setFixedTime('2015-01-01');
  await context.setOffline(true);
  await write(page);
  await expect(toast(page, says.network)).toBeVisible();
  await page.clock.setFixedTime(Date.now());
  await context.setOffline(false);
  await expect(sentTitle(page)).toBeVisible();
  expect(await storedTexts(site)).toEqual([need]);
});

test('A blocked queue database delays no message', async ({ page, context, site }) => {
  await visit(page, '/contact');
  await islandReady(page, 'ContactForm');
  const other = await context.newPage();
  await visit(other, '/about');
  // The deletion waits until the first page closes the database; until then nobody else can open it.
  await other.evaluate(() => void indexedDB.deleteDatabase('serwist-background-sync'));
  await other.goto('/contact');
  await write(other);
  await expect(sentTitle(other)).toBeVisible();
  expect(await storedTexts(site)).toEqual([need]);
});

test('With OFFLINE=off the service worker and its caches are removed', async ({ page, site }) => {
  await visit(page, '/contact');
  const { port } = site;
  await site.close();
  const without = await startSite({ OFFLINE: 'off', PORT: String(port) });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await caches.keys()).length,
        (await navigator.serviceWorker.getRegistrations()).length,
      ]),
    )
    .toEqual([0, 0]);
  await page.goto('/contact');
  await write(page);
  await expect(sentTitle(page)).toBeVisible();
  await without.close();
});
