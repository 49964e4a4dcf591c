import type { Locator, Page, Route } from '@playwright/test';
import { contactFunctionPath } from '#contract/contact-message.ts';
import { expect, islandReady, test } from '../support/test.ts';

const copy = {
  required: 'Please fill in all required fields (Name and Message)',
  failed: 'Failed to send message. Please try again.',
  network: 'Network error. Please check your connection and try again.',
  sent: 'Message sent successfully!',
};

const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${name} \\(`) });
const sendButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Send message|Sending\.\.\.)$/ });
const toasts = (page: Page): Locator => page.locator('#toasts li');
const toast = (page: Page, text: string): Locator => toasts(page).filter({ hasText: text });

async function open(page: Page, address = '/contact'): Promise<void> {
  await page.goto(address);
  await page.locator('form#message').scrollIntoViewIfNeeded();
  await islandReady(page, 'ContactForm');
}

async function fillIn(page: Page, message = 'Clinic, 40 beds, no water since this morning.'): Promise<void> {
  await field(page, 'Name').fill('Marie-Ange Pierre');
  await field(page, 'Message').fill(message);
}

/** Answers the call as no healthy server does. */
async function answer(page: Page, reply: (route: Route) => Promise<void>): Promise<void> {
  await page.route(`**${contactFunctionPath}`, reply);
}

const text = (request: { postData(): string | null }) => request.postData() ?? '';

test('A message that is sent is confirmed with reference and times, and clears the form', async ({
  page,
}) => {
  await open(page);
  await fillIn(page);
  await field(page, 'Email').fill(' marie@example.com ');
  const call = page.waitForRequest(`**${contactFunctionPath}`);
  await sendButton(page).click();
  const request = await call;
  expect(JSON.parse(text(request))).toEqual({
    name: 'Marie-Ange Pierre',
    phone: '',
    email: 'marie@example.com',
    organization: '',
    message: 'Clinic, 40 beds, no water since this morning.',
    formType: 'contact',
  });
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{32,36}$/);

  await expect(toast(page, copy.sent)).toBeVisible();
  const heading = page.getByRole('heading', { name: 'Message sent' });
  await expect(heading).toBeFocused();
  const form = page.locator('form#message');
  await expect(form).toContainText(/Your reference is \S+\./);
  await expect(form).toContainText(/We received it on .+ ET\. We will reply by .+ ET\./);
  // The journeys' browser is in Chicago.
  await expect(form).toContainText(/In your time zone, that is .+ [AP]M\./);
  await expect(form).not.toContainText('you did not give', { ignoreCase: true });
  for (const name of ['Name', 'Phone', 'Email', 'Organization', 'Message']) {
    await expect(field(page, name)).toHaveValue('');
  }
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('');
});

test('A message without phone and email is confirmed with the request to call', async ({ page }) => {
  await open(page);
  await expect(page.getByText('Add a phone number or email')).toBeHidden();
  await fillIn(page);
  await expect(page.getByText('Add a phone number or email')).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText('You did not give a phone number or email, so we cannot reply.')).toBeVisible();
});

test('A message goes out once, however often the button is pressed, and shows that it is on its way', async ({
  page,
}) => {
  const calls: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await answer(page, async route => {
    calls.push(text(route.request()));
    await released;
    await route.fulfill({ json: { success: true } });
  });
  await open(page);
  await fillIn(page);
  await sendButton(page).dblclick();
  const busy = page.getByRole('button', { name: 'Sending...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toBeFocused();
  await busy.press('Enter');
  await field(page, 'Name').press('Enter');
  await field(page, 'Name').press('Enter');
  await expect(field(page, 'Name')).toHaveValue('Marie-Ange Pierre');
  release();
  await expect(toast(page, copy.sent)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).not.toHaveAttribute('aria-busy');
  expect(calls).toHaveLength(1);
});

test('An empty name or message makes no call and is named in a summary and beside the fields', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/functions/')) calls.push(request.url());
  });
  await open(page);
  await field(page, 'Name').fill('   ');
  await field(page, 'Message').fill('\n \n');
  await sendButton(page).click();
  await expect(toast(page, copy.required)).toBeVisible();
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Enter your name');

  await summary.getByRole('link', { name: 'Enter a message' }).click();
  await expect(field(page, 'Message')).toBeFocused();
  await field(page, 'Message').fill('No water');
  await expect(page.getByText('Enter a message')).toHaveCount(0);
  await field(page, 'Name').fill('Ana');
  await expect(summary).toBeHidden();
  await expect(page).not.toHaveTitle(/^Error: /);
  expect(calls).toEqual([]);
});

test('An implausible email address is doubted, and does not hold the message back', async ({ page }) => {
  await open(page);
  await fillIn(page);
  await field(page, 'Email').pressSequentially('marie@');
  await expect(page.getByText('Enter an email address')).toBeHidden();
  await field(page, 'Email').press('Tab');
  await expect(page.getByText('Enter an email address in the form name@example.com')).toBeVisible();
  await sendButton(page).click();
  await expect(toast(page, copy.sent)).toBeVisible();
});

test('The form counts characters near the limit only, and says by how many a message is too long', async ({
  page,
}) => {
  await open(page);
  await field(page, 'Name').fill('Ana');
  await field(page, 'Message').fill('x'.repeat(4499));
  await expect(page.getByText('characters left')).toBeHidden();
  await field(page, 'Message').fill('x'.repeat(4990));
  await expect(page.getByText('10 characters left')).toBeVisible();
  await field(page, 'Message').fill('x'.repeat(5012));
  const excess = 'Message is 12 characters too long. Please shorten it or call us.';
  await expect(field(page, 'Message')).toHaveAccessibleDescription(new RegExp(excess));
  await sendButton(page).click();
  await expect(toast(page, excess)).toBeVisible();
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
});

for (const { what, says, reply } of [
  {
    what: 'a server error',
    says: copy.failed,
    reply: (route: Route) => route.fulfill({ status: 503, json: { success: true } }),
  },
  {
    what: 'a refusal in words',
    says: 'We could not take it.',
    reply: (route: Route) => route.fulfill({ json: { success: false, error: 'We could not take it.' } }),
  },
  {
    what: 'no answer',
    says: copy.network,
    reply: (route: Route) => route.abort('internetdisconnected'),
  },
]) {
  test(`After ${what} the form keeps what was typed, says what to do, and lets it be copied`, async ({
    page,
    context,
    incidents,
  }) => {
    incidents.expect(/Failed to load resource/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await answer(page, reply);
    await open(page);
    await fillIn(page);
    await sendButton(page).click();
    await expect(toast(page, says)).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('Clinic, 40 beds, no water since this morning.');
    await expect(page.getByText('Your message was not sent. Your text is still in the form.')).toBeVisible();
    const call = page.locator('form#message').getByRole('link', { name: /555/ });
    await expect(call).toHaveAttribute('href', /^tel:/);
    await expect(sendButton(page)).toBeFocused();
    await page.getByRole('button', { name: 'Copy the text' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'Name: Marie-Ange Pierre\nMessage: Clinic, 40 beds, no water since this morning.',
    );
  });
}

test('A retry of the same content keeps its idempotency key, even after a reload, and other content changes it', async ({
  page,
  incidents,
}) => {
  incidents.expect(/Failed to load resource/);
  const keys: (string | undefined)[] = [];
  await answer(page, async route => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.abort('connectionreset');
  });
  await open(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(toasts(page)).toHaveCount(1);
  await sendButton(page).click();
  await expect(toasts(page)).toHaveCount(2);
  await page.reload();
  await open(page);
  await expect(field(page, 'Name')).toHaveValue('Marie-Ange Pierre');
  await sendButton(page).click();
  await expect(toasts(page)).toHaveCount(1);
  await field(page, 'Message').fill('The road is open again.');
  await sendButton(page).click();
  await expect(toasts(page)).toHaveCount(2);
  expect(keys).toHaveLength(4);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

test('A message whose answer was lost is stored once when it is sent again', async ({ page, incidents }) => {
  incidents.expect(/Failed to load resource/);
  const references: unknown[] = [];
  let lost = true;
  await answer(page, async route => {
    const response = await route.fetch();
    references.push(Reflect.get(Object(await response.json()), 'reference'));
    await (lost ? route.abort('connectionreset') : route.fulfill({ response }));
    lost = false;
  });
  await open(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(toast(page, copy.network)).toBeVisible();
  await sendButton(page).click();
  await expect(toast(page, copy.sent)).toBeVisible();
  expect(references[0]).toBeTruthy();
  expect(references[1]).toBe(references[0]);
});

test('The form gives up on a network that hangs', async ({ page }) => {
  await page.clock.install();
  await answer(page, () => new Promise(() => {}));
  await open(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(toast(page, copy.network)).toBeVisible();
});

test('After too many messages the form says how long to wait', async ({ page, incidents }) => {
  incidents.expect(/Failed to load resource/);
  await answer(page, route =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '90' },
      json: { success: false, error: 'Please wait a little or call us.' },
    }),
  );
  await open(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(toast(page, 'Please wait a little or call us.')).toBeVisible();
  const form = page.locator('form#message');
  await expect(form).toContainText('Your message was not sent. Your text is still in the form.');
  await expect(form).toContainText(/Please wait 2 minutes or call \+1 [\d() -]+\./);
  await expect(form.getByRole('link', { name: /^\+1/ })).toHaveAttribute('href', /^tel:/);
  await expect(page.locator('body')).not.toContainText(/try again/i);
});

test('Toasts of failures stay, are three at most, and close by button and by Escape, the newest first', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await field(page, 'Name').fill('Ana');
  for (const excess of [1, 2, 3, 4]) {
    await field(page, 'Message').fill('x'.repeat(5000 + excess));
    await sendButton(page).click();
    await expect(toast(page, `${excess} character`)).toBeVisible();
  }
  await expect(toasts(page)).toHaveCount(3);
  await expect(toast(page, 'is 1 character')).toHaveCount(0);
  await page.clock.runFor(120_000);
  await expect(toasts(page)).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(toast(page, 'is 4 characters')).toHaveCount(0);
  await toast(page, 'is 2 characters').getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(1);
});

test('Toasts of success stay ten seconds, and longer while pointed at', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(toast(page, copy.sent)).toBeVisible();
  // From here on the page's time passes only as the journey says.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_500));
  await page.clock.runFor(8_500);
  await expect(toast(page, copy.sent)).toBeVisible();
  await toast(page, copy.sent).hover();
  await page.clock.runFor(60_000);
  await expect(toast(page, copy.sent)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(12_000);
  await expect(toasts(page)).toHaveCount(0);
});

test('Toasts are read out, reached with F8 and closed by keyboard', async ({ page }) => {
  await page.clock.install();
  await open(page);
  // The text for screen readers is there for a second only.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_500));
  await sendButton(page).click();
  await page.clock.runFor(100);
  await expect(page.locator('body > [role="status"][aria-live="assertive"]')).toHaveText(
    `Notice ${copy.required}`,
  );
  await page.clock.resume();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const close = toast(page, copy.required).getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  const box = await close.boundingBox();
  expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
});

test('Toasts never lie over the button that sends', async ({ page, incidents }) => {
  incidents.expect(/Failed to load resource/);
  await page.setViewportSize({ width: 375, height: 667 });
  await answer(page, route => route.abort());
  await open(page);
  await fillIn(page);
  for (const count of [1, 2, 3]) {
    await sendButton(page).click();
    await expect(toasts(page)).toHaveCount(count);
    await expect
      .poll(async () => {
        const button = await sendButton(page).boundingBox();
        const first = await toasts(page).last().boundingBox();
        const others = await toasts(page).first().boundingBox();
        const top = Math.min(first?.y ?? 0, others?.y ?? 0);
        return (button?.y ?? Number.POSITIVE_INFINITY) + (button?.height ?? 0) <= top;
      })
      .toBe(true);
  }
});

test('A page without the root of the toasts raises an error that names it, and the form goes on working', async ({
  page,
  incidents,
}) => {
  incidents.expect(/Missing root element #toasts/);
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.getElementById('toasts')?.remove());
  });
  await open(page);
  await expect.poll(() => errors).toEqual(['Missing root element #toasts']);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
});

test('What was typed survives a reload, and is the same on Home and on Contact', async ({ page }) => {
  await open(page);
  await fillIn(page, 'Two lines\nand 🚰');
  await page.reload();
  await open(page);
  await expect(field(page, 'Message')).toHaveValue('Two lines\nand 🚰');
  await open(page, '/');
  await expect(field(page, 'Name')).toHaveValue('Marie-Ange Pierre');
});

test('What was typed before the script ran wins over the draft', async ({ page }) => {
  await open(page);
  await fillIn(page, 'An old draft');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/ContactForm*.js', async route => {
    await released;
    await route.continue();
  });
  await page.goto('/contact');
  await field(page, 'Message').fill('Typed at once');
  release();
  await islandReady(page, 'ContactForm');
  await expect(field(page, 'Name')).toHaveValue('Marie-Ange Pierre');
  await expect(field(page, 'Message')).toHaveValue('Typed at once');
});

test('A message can be sent where the browser keeps no drafts', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(toast(page, copy.sent)).toBeVisible();
});

test('The words that Donate asks for do not overwrite what was typed', async ({ page }) => {
  const begun = 'I would like to support your work.';
  await open(page, '/contact?about=giving');
  await expect(field(page, 'Message')).toHaveValue(begun);
  await field(page, 'Message').fill(`${begun} With a tanker.`);
  await open(page, '/contact?about=giving');
  await expect(field(page, 'Message')).toHaveValue(`${begun} With a tanker.`);
});

test('A form whose script breaks becomes the plain form again, with what was typed', async ({
  page,
  incidents,
}) => {
  incidents.expect(/broken/);
  await page.addInitScript(() => {
    Object.defineProperty(Intl, 'PluralRules', {
      value: class {
        constructor() {
          throw new Error('broken');
        }
      },
    });
  });
  await open(page);
  await field(page, 'Name').fill('Ana');
  // The counter near the limit is what breaks here.
  await field(page, 'Message').fill('x'.repeat(4900));
  await expect(field(page, 'Message')).toHaveValue('x'.repeat(4900));
  await expect(field(page, 'Name')).toHaveValue('Ana');
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/contact\/sent\//);
});

test('The line about the office follows its clock in Miami', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-09T20:59:30Z') });
  await page.goto('/contact');
  await page.getByRole('main').getByText('Office hours').scrollIntoViewIfNeeded();
  await expect(page.getByText('The office is open now.')).toBeVisible();
  await expect(page.getByText(/It is 4:59\sPM in Miami\./)).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(page.getByText('The office is closed now.')).toBeVisible();
  await expect(page.getByText(/It is 5:00\sPM in Miami\./)).toBeVisible();
});
