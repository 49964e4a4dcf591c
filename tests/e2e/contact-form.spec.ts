import type { Route } from '@playwright/test';
import { fieldNames } from '#shared/contact/contact-message.ts';
import { contactApiPath, messageReceipt } from '#shared/contact/contact-requests.ts';
import { loadOrganization } from '#shared/content/load-content.ts';
import { fill, pluralize } from '#shared/i18n/fill.ts';
import { formatDateTime } from '#shared/i18n/locale.ts';
import { telephoneHref } from '../../site/components/Phone.tsx';
import { draftKey, receiptKey } from '../../site/features/contact-form/model/storage.ts';
import { expectNoViolations } from '../support/axe.ts';
import {
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
import { filled, readContent } from '../support/content.ts';
import { excessWidth, overlap } from '../support/page-checks.ts';
import { expect, hold, holdScript, islandReady, test } from '../support/test.ts';

const { contact, 'every-page': everyPage } = readContent('en');
const { failure, problems, sent, toasts: says } = contact.form;
const { hours, phone } = loadOrganization();

const call = `**${contactApiPath}`;

// This visitor's time zone differs from that of any office.
test.use({ timezoneId: 'Pacific/Kiritimati' });

test('A sent message is confirmed with its reference, times and way of reply', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await field(page, 'email').fill(' marie@example.com ');
  const answered = page.waitForResponse(call);
  await sendButton(page).click();
  await expect(toast(page, says.sent)).toBeVisible();
  await expect(sentTitle(page)).toBeFocused();
  const { reference, ...times } = messageReceipt.parse(await (await answered).json());
  const form = receipt(page);
  await expect(form).toContainText(`${sent.reference} ${reference}`);
  const inOffice = (moment: string) => formatDateTime(new Date(moment), 'en', hours.timeZone);
  await expect(form).toContainText(fill(sent.received, { received: inOffice(times.receivedAt) }));
  await expect(form).toContainText(fill(sent.replyBy, { replyBy: inOffice(times.replyBy) }));
  await expect(form).toContainText(filled(sent.localTime));
  await expect(form).toContainText(fill(sent.replyTo.email, { address: 'marie@example.com' }));
  await expect(form).toContainText(sent.sooner);
  await expect(form.getByRole('link', { name: phone }).first()).toHaveAttribute('href', telephoneHref(phone));
  await expect(form).not.toContainText(sent.noContact);
  await expectNoViolations(page, { state: 'sent' });
});

test('After a message the form is empty, and one more press asks for nothing', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(sentTitle(page)).toBeFocused();
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue('');
  await sendButton(page).click();
  await expect(sentTitle(page)).toBeVisible();
  await expect(toast(page, says.required)).toHaveCount(0);
});

test('A receipt asks for the contact that a message lacks', async ({ page, incidents }) => {
  incidents.expect(/Failed to load resource/);
  await openForm(page);
  await field(page, 'name').fill('Dana');
  await field(page, 'message').fill('No water');
  await field(page, 'email').fill('dana@');
  const answered = page.waitForResponse(call);
  await sendButton(page).click();
  const { reference } = messageReceipt.parse(await (await answered).json());
  const said = page.getByRole('main');
  const question = fill(sent.mistyped, { address: 'dana@' });
  const fields = said.getByRole('group', { name: question });
  const email = fields.getByRole('textbox', { name: contact.form.fields.email.label });
  const phoneField = fields.getByRole('textbox', { name: contact.form.fields.phone.label });
  await test.step('It asks below the address that nobody can answer to', async () => {
    await expect(page.getByRole('heading', { name: sent.ask })).toBeFocused();
    await expectNoViolations(page, { state: 'unanswerable' });
    await expect(email).toHaveValue('dana@');
    await phoneField.fill('305 555 0188');
  });
  const add = said.getByRole('button', { name: sent.add });
  await test.step('Without a connection it says so and keeps what was typed', async () => {
    await page.route('**/contact/send', route => route.abort());
    await add.click();
    await expect(add).toHaveJSProperty('validationMessage', says.network);
    await expect(phoneField).toHaveValue('305 555 0188');
    await page.unroute('**/contact/send');
  });
  await test.step('A phone number is added, although the address beside it is none', async () => {
    await add.click();
    await expect(page).toHaveURL(new RegExp(`/contact/sent/${reference}`));
    await expect(said).toContainText(sent.added);
    await expect(said).toContainText(fill(sent.replyTo.phone, { address: '…0188' }));
  });
  await test.step('Whoever comes back to it reads the same', async () => {
    // Its script stores the receipt while the page loads.
    await page.waitForLoadState();
    await page.goto('/contact');
    await page.getByRole('link', { name: contact.form.last.show, exact: true }).click();
    await expect(said).toContainText(sent.added);
  });
});

test('A message sent in one tab leaves the draft of another on the device', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [other, page]) await openForm(tab);
  await field(other, 'message').fill('Water for the school');
  await fillIn(page);
  await sendButton(page).click();
  await expect(sentTitle(page)).toBeVisible();
  await other.close();
  await page.goto('/contact');
  await expect(field(page, 'message')).toHaveValue('Water for the school');
});

test('A message is sent once, however often the button is pressed', async ({ page }) => {
  let calls = 0;
  const release = await hold(page, call, route => {
    calls += 1;
    return route.fulfill({ json: { success: true } });
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
  expect(calls).toBe(1);
});

test('A required field that is left empty is not called wrong before the message is sent', async ({
  page,
}) => {
  await openForm(page);
  await field(page, 'name').focus();
  await field(page, 'message').focus();
  await field(page, 'email').fill('abc');
  await field(page, 'message').focus();
  await expect(page.getByText(problems.email)).toBeVisible();
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'message')).not.toHaveAttribute('aria-invalid');
});

test('An empty name or message is named at its field, and makes no call', async ({ page }) => {
  let calls = 0;
  await page.route(call, route => {
    calls += 1;
    return route.continue();
  });
  await openForm(page);
  await field(page, 'name').fill('   ');
  await field(page, 'message').fill('\n \n');
  await field(page, 'email').fill('abc');
  await sendButton(page).click();
  await expect(toast(page, says.required)).toBeVisible();
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'name')).toHaveAccessibleDescription(problems.name);
  for (const name of ['name', 'email', 'message'] as const)
    await expect(page.getByText(problems[name])).toHaveCount(1);
  await expectNoViolations(page, { state: 'empty' });

  await field(page, 'message').fill('No water');
  await expect(page.getByText(problems.message)).toHaveCount(0);
  await field(page, 'name').fill('Ana');
  await expect(toasts(page)).toHaveCount(0);
  expect(calls).toBe(0);
});

test('After each failure the form keeps its text and says what to do', async ({ page, incidents }) => {
  incidents.expect(/Failed to load resource/);
  await page.setViewportSize({ width: 375, height: 667 });
  await openForm(page);
  await fillIn(page, 'No water');
  const form = contactForm(page);
  const wait = pluralize(failure.tooMany, 'en', 'minutes', 2);
  const tooMany = { status: 429, json: { success: false, error: wait } };
  for (const [toastText, advice, reply] of [
    [says.failed, failure.notSent, route => route.fulfill({ status: 503, json: { success: true } })],
    [wait, failure.kept, route => route.fulfill(tooMany)],
    [says.network, failure.unconfirmed, route => route.abort()],
  ] satisfies [string, string, (route: Route) => Promise<void>][]) {
    await page.route(call, reply);
    await sendButton(page).click();
    await expect(toast(page, toastText)).toBeVisible();
    await expect(form).toContainText(toastText);
    await expect(form).toContainText(advice);
    await expect(field(page, 'message')).toHaveValue('No water');
    // The locator is strict: a second link to the phone would fail.
    await expect(form.getByRole('link', { name: phone })).toHaveAttribute('href', telephoneHref(phone));
    await expect(sendButton(page)).toBeFocused();
    await expect.poll(() => overlap(sendButton(page), toasts(page))).toBe(false);
    await page.unroute(call);
  }
  await expectNoViolations(page, { state: 'failed' });
  await sendButton(page).click();
  await expect(sentTitle(page)).toBeFocused();
});

test('The toast of a failure stays until it is closed', async ({ page, incidents }) => {
  incidents.expect(/Failed to load resource/);
  await page.clock.install();
  await page.route(call, route => route.fulfill({ status: 503, json: { success: false } }));
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(toast(page, says.failed)).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(toast(page, says.failed)).toBeVisible();
  await toasts(page).getByRole('button', { name: everyPage.toasts.close }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test('A second press after which something else is wrong is announced as well', async ({ page }) => {
  await openForm(page);
  await sendButton(page).click();
  await expect(toast(page, says.required)).toBeVisible();
  await field(page, 'message').fill('No water');
  await field(page, 'name').fill('a'.repeat(202));
  const tooLong = fill(pluralize(problems.tooLong, 'en', 'n', 2), { field: contact.form.fields.name.label });
  await sendButton(page).click();
  await expect(page.locator('[role="status"][aria-live="assertive"]')).toHaveText(`${says.label} ${tooLong}`);
});

test('A missing root of the toasts raises an error, and the form works', async ({ page, incidents }) => {
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

test('Text typed on Contact is on Home, even if typed before the script ran', async ({ page }) => {
  await openForm(page);
  await fillIn(page, 'Two lines\nand 🚰');
  await openForm(page, '/');
  await expect(field(page, 'message')).toHaveValue('Two lines\nand 🚰');

  const release = await holdScript(page);
  await page.goto('/contact');
  await expect(field(page, 'name')).toHaveValue('Marie-Ange Pierre');
  await field(page, 'message').press('ControlOrMeta+End');
  await field(page, 'message').pressSequentially(', typed before the script ran');
  release();
  await islandReady(page, 'ContactForm');
  const both = 'Two lines\nand 🚰, typed before the script ran';
  await expect(field(page, 'message')).toHaveValue(both);
  await openForm(page, '/');
  await expect(field(page, 'message')).toHaveValue(both);
});

test('The form says that what was typed is kept, and deletes it when asked', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await expect(page.getByText(contact.form.draft.kept)).toBeVisible();
  await page.getByRole('button', { name: contact.form.draft.remove, exact: true }).click();
  await expect(field(page, 'message')).toBeFocused();
  await page.reload();
  await islandReady(page, 'ContactForm');
  await expect(field(page, 'name')).toHaveValue('');
});

test('The last receipt can be read again, and is erased when asked', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  const reference = await receivedReference(page);
  await page.reload();
  const last = contactForm(page).getByText(reference);
  await expect(last).toBeVisible();
  await page.getByRole('link', { name: contact.form.last.show, exact: true }).click();
  await expect(page.getByRole('main')).toContainText(`${sent.reference} ${reference}`);
  await page.goBack();
  await page.getByRole('button', { name: contact.form.last.erase, exact: true }).click();
  await expect(last).toHaveCount(0);
  await expect(field(page, 'name')).toBeFocused();
  expect(await page.evaluate(key => localStorage.getItem(key), receiptKey)).toBeNull();
});

for (const address of ['/about', '/contact'])
  test(`A draft is gone after a day, even if ${address} is the first page then`, async ({ page }) => {
    const draft = () => page.evaluate(key => localStorage.getItem(key), draftKey);
    await page.clock.install();
    await openForm(page);
    await field(page, 'name').fill('Ana');
    await page.clock.fastForward('20:00:00');
    await openForm(page, '/');
    await expect(field(page, 'name')).toHaveValue('Ana');
    await page.clock.fastForward('04:00:00');
    await page.goto(address);
    await expect.poll(draft).toBeNull();
    await openForm(page);
    await expect(field(page, 'name')).toHaveValue('');
  });

test('A long word widens neither the form nor its receipt in a small window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // The second address has no top-level domain, so nobody can answer.
  for (const domain of [`${'b'.repeat(60)}.org`, 'b'.repeat(60)]) {
    await openForm(page);
    await fillIn(page, 'x'.repeat(200));
    await field(page, 'phone').fill('');
    await field(page, 'email').fill(`${'a'.repeat(60)}@${domain}`);
    await field(page, 'email').press('Tab');
    await sendButton(page).click();
    await page.locator('details > summary', { hasText: sent.content }).click();
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    await page.goto(`/contact/sent/${await receivedReference(page)}`);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  }
});

test('Before its script runs, the form says that the connection fails', async ({ page, incidents }) => {
  incidents.expect(/Failed to load resource/);
  const release = await holdScript(page);
  let tries = 0;
  await page.route('**/contact/send', route => {
    tries += 1;
    return tries === 1 ? route.abort() : new Promise(() => {});
  });
  await page.clock.install();
  await page.goto('/contact');
  await fillIn(page);
  for (const turn of [1, 2]) {
    await sendButton(page).dblclick();
    await expect.poll(() => tries).toBe(turn);
    await page.clock.runFor(10_000);
    await expect(sendButton(page)).toHaveJSProperty('validationMessage', says.network);
    await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
    expect(tries).toBe(turn);
  }
  release();
  await islandReady(page, 'ContactForm');
  await sendButton(page).click();
  await expect(sentTitle(page)).toBeVisible();
});
