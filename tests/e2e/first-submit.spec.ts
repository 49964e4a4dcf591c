import type { Page } from '@playwright/test';
import { contactApiPath, contactFormPath } from '#shared/contact/contact-requests.ts';
import { draftKey } from '../../site/features/contact-form/model/storage.ts';
import {
  anyReference,
  contactForm,
  field,
  fillIn,
  openForm,
  receipt,
  receivedReference,
  sendButton,
  sentTitle,
  toast,
  toasts,
} from '../support/contact-form.ts';
import { readContent } from '../support/content.ts';
import { storedTexts, test } from '../support/own-site.ts';
import type { RunningSite } from '../support/running-site.ts';
import { expect, hold, holdScript, islandReady } from '../support/test.ts';

// One press has one outcome, whether the island, the browser or both send the message.

const { form: copy } = readContent('en').contact;
const { toasts: says } = copy;

/** Opens the form without its script. A press waits for the script, and for the answer about the connection. */
async function openWaiting(page: Page) {
  const releaseScript = await holdScript(page);
  // So the connection is still being tested when the script comes.
  const answer = await hold(page, `**${contactFormPath}`);
  await page.goto('/contact');
  return { releaseScript, answer };
}

const draft = (page: Page) => page.evaluate(key => localStorage.getItem(key) ?? '', draftKey);

/** Presses during the handover to the island, and again in the next frame, the first that a visitor sees. */
function pressAtHandover(): void {
  document.addEventListener('form-hydrated', () => {
    const button = document.querySelector<HTMLButtonElement>('#message [type="submit"]');
    button?.click();
    requestAnimationFrame(() => {
      document.body.dataset['said'] = button?.textContent ?? '';
      button?.click();
    });
  });
}

/** Fills in the form on a slow processor, before its script runs. */
async function fillInSlowly(page: Page) {
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const waiting = await openWaiting(page);
  await fillIn(page);
  return waiting;
}

/** Submits once more while the message is sent, and sees that all ends in one message and its receipt. */
async function endInOneMessage(page: Page, site: RunningSite, answer: () => void) {
  await contactForm(page).evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(toast(page, says.sent)).toBeVisible();
  await expect(sentTitle(page)).toBeFocused();
  await expect(receipt(page)).toContainText(anyReference);
  answer();
  await expect(sendButton(page)).toHaveText(copy.send);
  await expect(page).toHaveURL('/contact');
  expect(await site.stored()).toHaveLength(1);
}

test('Two presses before the script runs send one message', async ({ page, site }) => {
  const { releaseScript, answer } = await fillInSlowly(page);
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText(copy.sending);
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true');
  releaseScript();
  await endInOneMessage(page, site, answer);
});

test('Two presses at the handover to the script send one message', async ({ page, site }) => {
  await page.addInitScript(pressAtHandover);
  const { releaseScript, answer } = await fillInSlowly(page);
  releaseScript();
  await expect(page.locator('body')).toHaveAttribute('data-said', copy.sending);
  await endInOneMessage(page, site, answer);
});

test('The first press on Home names what is missing, and makes no call', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', request => {
    if (request.method() !== 'GET') calls.push(request.url());
  });
  await page.goto('/');
  await sendButton(page).click();
  await expect(toast(page, says.required)).toBeVisible();
  await expect(field(page, 'name')).toBeFocused();
  expect(calls).toEqual([]);
});

test('An early press sends nothing if the visitor writes on', async ({ page, site }) => {
  const { releaseScript } = await openWaiting(page);
  await field(page, 'name').fill('Rosa');
  await field(page, 'name').press('Enter');
  await field(page, 'message').fill('No wat');
  releaseScript();
  await islandReady(page, 'ContactForm');
  await field(page, 'message').pressSequentially('er');
  await expect(toasts(page)).toHaveCount(0);
  await sendButton(page).click();
  await expect(receipt(page)).toContainText(anyReference);
  expect(await storedTexts(site)).toEqual(['No water']);
});

test('An early press that a field refuses can be corrected and sent', async ({ page, site }) => {
  const { releaseScript, answer } = await openWaiting(page);
  await fillIn(page, 'No water');
  await field(page, 'name').fill('   ');
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText(copy.sending);
  releaseScript();
  await expect(toast(page, says.required)).toBeVisible();
  await expect(contactForm(page)).not.toHaveAttribute('aria-busy');
  await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
  await expect(sendButton(page)).toHaveText(copy.send);
  await field(page, 'name').fill('Rosa');
  await sendButton(page).click();
  await expect(toast(page, says.sent)).toBeVisible();
  answer();
  expect(await storedTexts(site)).toEqual(['No water']);
});

for (const sender of ['script', 'browser'])
  test(`A draft is sent by the ${sender} as it reads in the form`, async ({ page, site }) => {
    await openForm(page);
    await field(page, 'message').fill('The plan');
    await page.goto('/about');
    const { releaseScript, answer } = await openWaiting(page);
    await field(page, 'name').fill('Rosa');
    await expect(field(page, 'message')).toHaveValue('The plan');
    await field(page, 'message').fill('Another plan');
    await sendButton(page).click();
    (sender === 'script' ? releaseScript : answer)();
    await expect(page.getByRole('heading', { name: copy.sent.ask })).toBeVisible();
    expect(await storedTexts(site)).toEqual(['Another plan']);
    await expect.poll(() => draft(page)).toBe('');
  });

test('Text typed while the page loads stands below the draft', async ({ page }) => {
  await openForm(page);
  await fillIn(page, 'The plan');
  await page.addInitScript(() => {
    // Types before first-submit.ts runs, at the end of the page.
    new MutationObserver((_, observer) => {
      const message = document.querySelector<HTMLTextAreaElement>('#message-message');
      if (!message) return;
      message.value = 'No water';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await openForm(page);
  await expect(field(page, 'name')).toHaveValue('Marie-Ange Pierre');
  await expect(field(page, 'message')).toHaveValue('The plan\n\nNo water');
});

test('If the script fails, an early press posts the plain form', async ({ page, site, incidents }) => {
  incidents.expect(/broken/);
  await page.addInitScript(() => {
    document.dispatchEvent = () => {
      throw new Error('broken');
    };
  });
  const { releaseScript, answer } = await openWaiting(page);
  await fillIn(page, 'No water');
  await sendButton(page).click();
  releaseScript();
  await expect(sendButton(page)).toHaveText(copy.send);
  answer();
  await expect(page).toHaveURL(/\/contact\/sent\//);
  expect(await storedTexts(site)).toEqual(['No water']);
});

test('A browser that refuses BroadcastChannel posts the plain form', async ({ page, site, incidents }) => {
  incidents.expect(/refused/);
  // As Firefox without cookies does.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'BroadcastChannel', {
      value: class {
        constructor() {
          throw new DOMException('refused', 'SecurityError');
        }
      },
    });
  });
  const broken = page.waitForEvent('console', line => line.type() === 'error');
  await page.goto('/contact');
  await broken;
  await fillIn(page, 'No water');
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/contact\/sent\//);
  expect(await storedTexts(site)).toEqual(['No water']);
});

test('A message sent by script and browser is stored once', async ({ page, site, incidents }) => {
  incidents.expect(/Failed to load resource/);
  await openForm(page);
  await page.route(`**${contactApiPath}`, async route => {
    await route.fetch();
    await route.abort();
  });
  await fillIn(page, 'Two lines\nof text');
  await sendButton(page).click();
  await expect(toast(page, says.network)).toBeVisible();
  await page.route('**/_astro/ContactForm*.js*', route => route.abort());
  incidents.expect(/astro-island|Failed to fetch/);
  await page.reload();
  await fillIn(page, 'Two lines\nof text');
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/contact\/sent\//);
  expect(await storedTexts(site)).toEqual(['Two lines\nof text']);
});

test('A text sent again gets its first receipt', async ({ page, context, site }) => {
  await openForm(page, '/');
  await fillIn(page, 'No water');
  const other = await context.newPage();
  for (const tab of [page, other]) await openForm(tab, '/contact');
  await sendButton(page).click();
  const reference = await receivedReference(page);
  await page.goBack();
  await islandReady(page, 'ContactForm');
  for (const tab of [page, other]) {
    await expect(field(tab, 'message')).toHaveValue('No water');
    await sendButton(tab).click();
    await expect(receipt(tab)).toContainText(reference);
  }
  expect(await site.stored()).toHaveLength(1);
  await fillIn(page, 'No water');
  await sendButton(page).click();
  await expect(receipt(page)).toContainText(anyReference);
  await expect(receipt(page)).not.toContainText(reference);
});

test.describe('Where the script never comes', () => {
  test.beforeEach(async ({ page }) => void (await holdScript(page)));

  test('A draft outlives a failed post, and goes with the receipt', async ({ page, site, incidents }) => {
    incidents.expect(/Failed to load resource/);
    await page.goto('/contact');
    await fillIn(page, 'No water');
    await page.route(`**${contactFormPath}`, route =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
    );
    await sendButton(page).click();
    await expect.poll(() => page.url()).not.toContain('/contact');
    await page.unroute(`**${contactFormPath}`);
    await page.goto('/contact');
    expect(await draft(page)).toContain('No water');
    await fillIn(page, 'No water');
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact\/sent\//);
    await expect(page.getByRole('main')).toContainText(says.sent);
    await expect.poll(() => draft(page)).toBe('');
    expect(await storedTexts(site)).toEqual(['No water']);
  });

  for (const way of ['stopped the post', 'come back from the receipt'])
    test(`A visitor who has ${way} can send again, and it is one message`, async ({ page, site }) => {
      await page.clock.install();
      await page.goto('/contact');
      await fillIn(page);
      // 204 has no page, so the browser stays on this one.
      await page.route(`**${contactFormPath}`, async route => {
        if (route.request().method() !== 'POST') return route.continue();
        await route.fetch({ maxRedirects: 0 });
        await route.fulfill({ status: 204 });
      });
      const posted = page.waitForResponse(response => response.status() === 204);
      await sendButton(page).click();
      await page.clock.runFor(3_000);
      await posted;
      await expect(sendButton(page)).toHaveText(copy.sending);
      if (way === 'stopped the post') {
        await page.clock.runFor(25_000);
        await expect(sendButton(page)).toHaveText(copy.sending);
        await page.clock.runFor(5_000);
      } else {
        // Playwright turns the back/forward cache off, so this only sends its event.
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      }
      await expect(sendButton(page)).toHaveText(copy.send);
      await page.unroute(`**${contactFormPath}`);
      await sendButton(page).click();
      await page.clock.runFor(3_000);
      await expect(page).toHaveURL(/\/contact\/sent\//);
      expect(await site.stored()).toHaveLength(1);
    });

  test('Blocked storage costs nothing but the draft', async ({ page, site }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    await page.goto('/contact');
    await fillIn(page, 'No water');
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact\/sent\//);
    expect(await storedTexts(site)).toEqual(['No water']);
  });
});
