import type { Page, Route } from '@playwright/test';
import { readContent, readOrganization } from '#content/content.ts';
import { fill, formatDateTime, pluralize } from '#content/fill.ts';
import { contactAnswer, contactFunctionPath, fieldNames } from '#contract/contact-message.ts';
import { telephoneHref } from '../../site/components/phone/Phone.tsx';
import { isOpen } from '../../site/sections/shared/contact/office-status.ts';
import { filled } from '../support/copy.ts';
import {
  field,
  fillIn,
  messageForm,
  openForm,
  sendButton,
  sentTitle,
  toast,
  toasts,
} from '../support/message-form.ts';
import { expect, islandReady, test } from '../support/test.ts';

const { contact, shared } = readContent('en');
const { failure, problems, sent, toasts: says } = contact.form;
const { hours, phone } = readOrganization();

/** The note on a message that has too many characters. */
const messageTooLong = (excess: number) =>
  fill(pluralize(problems.tooLong, 'en', 'n', excess), { field: contact.form.fields.message.label });

/** Answers the call as no healthy server does. */
async function answer(page: Page, reply: (route: Route) => Promise<void>): Promise<void> {
  await page.route(`**${contactFunctionPath}`, reply);
}

const text = (request: { postData(): string | null }) => request.postData() ?? '';

test('A message that is sent is confirmed with reference and times, and clears the form', async ({
  page,
}) => {
  await openForm(page);
  await fillIn(page);
  await field(page, 'email').fill(' marie@example.com ');
  const call = page.waitForRequest(`**${contactFunctionPath}`);
  await sendButton(page).click();
  const request = await call;
  expect(JSON.parse(text(request))).toEqual({
    name: 'Marie-Ange Pierre',
    phone: '+509 34 00 0000',
    email: 'marie@example.com',
    organization: '',
    message: 'Clinic, 40 beds, no water since this morning.',
    formType: 'contact',
  });
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{32,36}$/);

  await expect(toast(page, says.sent)).toBeVisible();
  await expect(sentTitle(page)).toBeFocused();
  const { reference, receivedAt, replyBy } = contactAnswer.parse(await (await request.response())?.json());
  const form = messageForm(page);
  await expect(form).toContainText(`${sent.reference} ${reference}`);
  const inOffice = (moment = '') => formatDateTime(new Date(moment), 'en', hours.timeZone);
  await expect(form).toContainText(fill(sent.received, { ...inOffice(receivedAt) }));
  await expect(form).toContainText(fill(sent.replyBy, { replyBy: inOffice(replyBy).both }));
  await expect(form).toContainText(filled(sent.localTime));
  await expect(form).toContainText(fill(sent.replyTo.email, { address: 'marie@example.com' }));
  await expect(form).toContainText(fill(sent.sooner, { reference: reference ?? 'none' }));
  await expect(form.getByRole('link', { name: phone }).first()).toHaveAttribute('href', telephoneHref(phone));
  await expect(form).not.toContainText(sent.noContact);
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue('');
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('');
});

test('A message that nobody could answer is asked about once, and goes out without a promise to reply', async ({
  page,
}) => {
  const { ask } = contact.form;
  await openForm(page);
  await fillIn(page);
  await field(page, 'phone').fill('555');
  await field(page, 'email').fill('dana@hospital');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: ask.title })).toBeFocused();
  await page.getByRole('button', { name: ask.email }).click();
  await expect(field(page, 'email')).toBeFocused();
  await page.getByRole('button', { name: ask.send }).click();
  const form = messageForm(page);
  await expect(form).toContainText(sent.noContact);
  await expect(form).not.toContainText(filled(sent.replyBy));

  await page.getByRole('button', { name: sent.add }).click();
  await expect(field(page, 'email')).toBeFocused();
  await field(page, 'email').fill('dana@hospital.org');
  await sendButton(page).click();
  await expect(form).toContainText(fill(sent.replyTo.email, { address: 'dana@hospital.org' }));
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
  await openForm(page);
  await fillIn(page);
  await sendButton(page).dblclick();
  const busy = page.getByRole('button', { name: contact.form.sending });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toBeFocused();
  await busy.press('Enter');
  await field(page, 'name').press('Enter');
  await field(page, 'name').press('Enter');
  await expect(field(page, 'name')).toHaveValue('Marie-Ange Pierre');
  release();
  await expect(toast(page, says.sent)).toBeVisible();
  await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
  expect(calls).toHaveLength(1);
});

test('An empty name or message makes no call and is named in a summary and beside the fields', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/functions/')) calls.push(request.url());
  });
  await openForm(page);
  await field(page, 'name').fill('   ');
  await field(page, 'message').fill('\n \n');
  await sendButton(page).click();
  await expect(toast(page, says.required)).toBeVisible();
  const summary = page.getByRole('region', { name: problems.title });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(filled(problems.documentTitle));
  await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'name')).toHaveAccessibleDescription(problems.name);

  await summary.getByRole('link', { name: problems.message }).click();
  await expect(field(page, 'message')).toBeFocused();
  await field(page, 'message').fill('No water');
  await expect(page.getByText(problems.message)).toHaveCount(0);
  await field(page, 'name').fill('Ana');
  await expect(summary).toBeHidden();
  await expect(page).not.toHaveTitle(filled(problems.documentTitle));
  expect(calls).toEqual([]);
});

test('An implausible email address is doubted, and does not hold the message back', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await field(page, 'email').pressSequentially('marie@');
  await expect(page.getByText(problems.email)).toBeHidden();
  await field(page, 'email').press('Tab');
  await expect(page.getByText(problems.email)).toBeVisible();
  await field(page, 'message').fill('No water');
  await sendButton(page).click();
  await expect(toast(page, says.sent)).toBeVisible();
});

test('The form counts characters near the limit only, and says by how many a message is too long', async ({
  page,
}) => {
  await openForm(page);
  await field(page, 'name').fill('Ana');
  await field(page, 'message').fill('x'.repeat(4499));
  await expect(page.getByText(pluralize(contact.form.left, 'en', 'n', 501))).toBeHidden();
  await field(page, 'message').fill('x'.repeat(4990));
  await expect(page.getByText(pluralize(contact.form.left, 'en', 'n', 10))).toBeVisible();
  await field(page, 'message').fill('x'.repeat(5012));
  const excess = messageTooLong(12);
  await expect(field(page, 'message')).toHaveAccessibleDescription(filled(excess));
  await sendButton(page).click();
  await expect(toast(page, excess)).toBeVisible();
  await expect(page.getByRole('region', { name: problems.title })).toBeFocused();
});

for (const { what, toastText, reply, advice = failure.notSent } of [
  {
    what: 'a server error',
    toastText: says.failed,
    reply: (route: Route) => route.fulfill({ status: 503, json: { success: true } }),
  },
  {
    what: 'a refusal in words',
    toastText: 'We could not take it.',
    reply: (route: Route) => route.fulfill({ json: { success: false, error: 'We could not take it.' } }),
  },
  {
    what: 'no answer',
    toastText: says.network,
    advice: failure.unconfirmed,
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
    await openForm(page);
    await fillIn(page, 'No water');
    await sendButton(page).click();
    await expect(toast(page, toastText)).toBeVisible();
    await expect(field(page, 'message')).toHaveValue('No water');
    await expect(page.getByText(advice)).toBeVisible();
    const call = messageForm(page).getByRole('link', { name: phone });
    await expect(call).toHaveAttribute('href', telephoneHref(phone));
    await expect(sendButton(page)).toBeFocused();
    await page.getByRole('button', { name: failure.copy }).click();
    await expect(page.getByRole('button', { name: failure.copied })).toBeVisible();
    const { name, message } = contact.form.fields;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${name.label}: Marie-Ange Pierre\n${contact.form.fields.phone.label}: +509 34 00 0000\n${message.label}: No water`,
    );
  });
}

test('A message whose answer was lost is stored once, even if it is sent again after a reload, and other content is another message', async ({
  page,
  incidents,
}) => {
  incidents.expect(/Failed to load resource/);
  const references: (string | undefined)[] = [];
  await answer(page, async route => {
    const response = await route.fetch();
    references.push(contactAnswer.parse(await response.json()).reference);
    await (references.length < 3 ? route.abort('connectionreset') : route.fulfill({ response }));
  });
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(toast(page, says.network)).toBeVisible();
  await page.reload();
  await openForm(page);
  await sendButton(page).click();
  await expect(toast(page, says.network)).toBeVisible();
  await field(page, 'message').fill('The road is open again.');
  await sendButton(page).click();
  await expect(toast(page, says.sent)).toBeVisible();
  expect(references[0]).toBeTruthy();
  expect(references[1]).toBe(references[0]);
  expect(references[2]).not.toBe(references[0]);
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
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(toast(page, 'Please wait a little or call us.')).toBeVisible();
  const form = messageForm(page);
  await expect(form).toContainText(failure.kept);
  await expect(form).toContainText(pluralize(failure.tooMany, 'en', 'minutes', 2));
  await expect(form.getByRole('link', { name: phone })).toHaveAttribute('href', telephoneHref(phone));
  await expect(page.getByText(failure.notSent)).toHaveCount(0);
});

test('The toast of a failure stays until the next one, and closes by Escape', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await field(page, 'name').fill('Ana');
  for (const excess of [1, 2]) {
    await field(page, 'message').fill('x'.repeat(5000 + excess));
    await sendButton(page).click();
    await expect(toast(page, messageTooLong(excess))).toBeVisible();
  }
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(120_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
});

test('Toasts of success stay six seconds, and longer while pointed at', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(toast(page, says.sent)).toBeVisible();
  // From here on the page's time passes only as the journey says.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_500));
  await page.clock.runFor(3_000);
  await expect(toast(page, says.sent)).toBeVisible();
  await toast(page, says.sent).hover();
  await page.clock.runFor(60_000);
  await expect(toast(page, says.sent)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_000);
  await expect(toasts(page)).toHaveCount(0);
});

test('Toasts are read out, reached with F8 and closed by keyboard', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  // The text for screen readers is there for a second only.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_500));
  await sendButton(page).click();
  await page.clock.runFor(100);
  await expect(page.locator('body > [role="status"][aria-live="assertive"]')).toHaveText(
    `${says.label} ${says.required}`,
  );
  await page.clock.resume();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const close = toast(page, says.required).getByRole('button', { name: shared.toasts.close });
  await expect(close).toBeFocused();
  const box = await close.boundingBox();
  expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
});

test('A toast never lies over the button that sends', async ({ page, incidents }) => {
  incidents.expect(/Failed to load resource/);
  await page.setViewportSize({ width: 375, height: 667 });
  await answer(page, route => route.abort());
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(toast(page, says.network)).toBeVisible();
  await expect
    .poll(async () => {
      const button = await sendButton(page).boundingBox();
      const top = (await toasts(page).boundingBox())?.y ?? 0;
      return (button?.y ?? Number.POSITIVE_INFINITY) + (button?.height ?? 0) <= top;
    })
    .toBe(true);
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
  await openForm(page);
  await expect.poll(() => errors).toEqual(['Missing root element #toasts']);
  await fillIn(page);
  await sendButton(page).click();
  await expect(sentTitle(page)).toBeFocused();
});

test('What was typed survives a reload, is the same on Home and on Contact, and can be deleted', async ({
  page,
}) => {
  await openForm(page);
  await fillIn(page, 'Two lines\nand 🚰');
  await page.reload();
  await openForm(page);
  await expect(field(page, 'message')).toHaveValue('Two lines\nand 🚰');
  await openForm(page, '/');
  await expect(field(page, 'name')).toHaveValue('Marie-Ange Pierre');
  await expect(page.getByText(contact.form.draft.kept)).toBeVisible();
  await page.getByRole('button', { name: contact.form.draft.remove, exact: true }).click();
  await openForm(page);
  await expect(field(page, 'name')).toHaveValue('');
});

test('What was typed before the script ran wins over the draft', async ({ page }) => {
  await openForm(page);
  await fillIn(page, 'An old draft');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/ContactForm*.js', async route => {
    await released;
    await route.continue();
  });
  await page.goto('/contact');
  await field(page, 'message').fill('Typed at once');
  release();
  await islandReady(page, 'ContactForm');
  await expect(field(page, 'name')).toHaveValue('Marie-Ange Pierre');
  await expect(field(page, 'message')).toHaveValue('Typed at once');
});

test('The words that Donate asks for do not overwrite what was typed', async ({ page }) => {
  const begun = contact.form.begin.giving;
  await openForm(page, '/contact?about=giving');
  await expect(field(page, 'message')).toHaveValue(begun);
  await field(page, 'message').fill(`${begun} With a tanker.`);
  await openForm(page, '/contact?about=giving');
  await expect(field(page, 'message')).toHaveValue(`${begun} With a tanker.`);
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
  await openForm(page);
  await field(page, 'name').fill('Ana');
  // The counter near the limit is what breaks here.
  await field(page, 'message').fill('x'.repeat(4900));
  await expect(field(page, 'message')).toHaveValue('x'.repeat(4900));
  await expect(field(page, 'name')).toHaveValue('Ana');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/contact\/sent\//);
});

test('The line about the office follows its clock', async ({ page }) => {
  const closing = closingTime();
  await page.clock.install({ time: closing - 30_000 });
  await page.goto('/contact');
  const { open, closed, time } = contact.officeStatus;
  const clock = (moment: number) =>
    page.getByText(fill(time, { time: formatDateTime(new Date(moment), 'en', hours.timeZone).time }));
  await page.getByText(open).scrollIntoViewIfNeeded();
  await expect(page.getByText(open)).toBeVisible();
  await expect(clock(closing - 60_000)).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(page.getByText(closed)).toBeVisible();
  await expect(clock(closing)).toBeVisible();
});

/** The first minute of the week of March 9, 2026, in which the office has closed. */
function closingTime(): number {
  const isOpenAt = (moment: number) => isOpen(new Date(moment), hours);
  let moment = Date.UTC(2026, 2, 9);
  while (isOpenAt(moment) || !isOpenAt(moment - 60_000)) moment += 60_000;
  return moment;
}
