import { fill } from '#shared/i18n/fill.ts';
import { expectNoViolations } from '../support/axe.ts';
import { anyReference, field, sendButton } from '../support/contact-form.ts';
import { filled, readContent } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ incidents }) => incidents.expect(/422/));

const { form: copy } = readContent('en').contact;

test('Without JavaScript, a receipt takes the contact that a message lacks', async ({ page }) => {
  await page.goto('/contact');
  await field(page, 'name').fill('Marie-Ange Pierre');
  await field(page, 'phone').fill('555');
  await field(page, 'message').fill('Clinic, 40 beds,\nno water since this morning.');
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/contact\/sent\/[^/?]+/);
  const [reference = 'none'] = anyReference.exec(page.url()) ?? [];
  await expect(page.getByRole('heading', { level: 1, name: copy.sent.ask })).toBeVisible();
  const receipt = page.getByRole('main');
  await expect(receipt).toContainText(copy.toasts.sent);
  await expect(receipt).toContainText(reference);
  // The message is stored, but no reply is promised, because nobody can answer it.
  await expect(receipt).toContainText(copy.sent.noContact);
  await expect(receipt).not.toContainText(filled(copy.sent.replyBy));
  const add = receipt.getByRole('button', { name: copy.sent.add });
  await add.click();
  await expect(receipt).toContainText(copy.sent.nothingAdded);
  await expect(receipt).toContainText(reference);
  const email = receipt.getByRole('textbox', { name: copy.fields.email.label });
  // The server takes an address that the browser's own check would refuse.
  await email.fill('marie@');
  await add.click();
  await expect(page).toHaveURL(/\/contact\/sent\/[^/?]+/);
  await expect(receipt).toContainText(fill(copy.sent.mistyped, { address: 'marie@' }));
  await expect(email).toHaveValue('marie@');
  await email.fill('marie@example.com');
  await add.click();
  await expect(page).toHaveURL(new RegExp(reference));
  await expect(receipt).toContainText(fill(copy.sent.replyTo.email, { address: 'm…@example.com' }));
});

test('Without JavaScript, an invalid form comes back with its text', async ({ page }) => {
  await page.goto('/contact');
  await field(page, 'name').fill('   ');
  await field(page, 'phone').fill('+509 34 00 0000');
  await field(page, 'message').fill('</textarea><b>"Water" & more');
  const answer = page.waitForResponse('**/contact/send');
  await sendButton(page).click();
  expect((await answer).status()).toBe(422);
  await expect(page).toHaveTitle(filled(copy.problems.documentTitle));
  const summary = page.getByRole('region', { name: copy.problems.title });
  await expect(summary).toContainText(copy.toasts.required);
  await expect(field(page, 'name')).toHaveAccessibleDescription(copy.problems.name);
  await expect(field(page, 'phone')).toHaveValue('+509 34 00 0000');
  await expect(field(page, 'message')).toHaveValue('</textarea><b>"Water" & more');
  await summary.getByRole('link', { name: copy.problems.name }).click();
  await expect(field(page, 'name')).toBeFocused();
  await field(page, 'name').fill('Ana');
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/contact\/sent\//);
  await expect(page.getByRole('main')).toContainText(fill(copy.sent.replyTo.phone, { address: '…0000' }));
  // The address that takes posts leads to the form when it is typed or reloaded.
  await page.goto('/contact/send');
  await expect(page).toHaveURL('/contact');
});

test.describe('Judged by axe', () => {
  // Axe itself is a script.
  test.use({ javaScriptEnabled: true });

  test('The posted form and its receipt have no accessibility violation', async ({ page, request }) => {
    const form = { name: 'Ana', message: `No water ${Date.now()}` };
    const sent = await request.post('/contact/send', { form, maxRedirects: 0 });
    await page.goto(sent.headers()['location'] ?? '/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: copy.sent.ask })).toBeVisible();
    await expectNoViolations(page, { state: 'sent' });
    await page.goto('/contact');
    await page.locator('form#message').evaluate((element: HTMLFormElement) => element.submit());
    await expect(page.getByRole('heading', { name: copy.problems.title })).toBeVisible();
    await expectNoViolations(page, { state: 'refused' });
  });
});
