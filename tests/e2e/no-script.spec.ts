import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${name} \\(`) });

test('A message is sent without script and confirmed on a page of its own', async ({ page }) => {
  await page.goto('/contact');
  await field(page, 'Name').fill('Marie-Ange Pierre');
  await field(page, 'Message').fill('Clinic, 40 beds,\nno water since this morning.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/contact\/sent\/[^/?]+/);
  await expect(page.getByRole('heading', { level: 1, name: 'Message sent' })).toBeVisible();
  await expect(page.getByText(/Your reference is \S+\. We received it on .+ ET\.$/)).toBeVisible();
  await expect(page.getByText('You did not give a phone number or email')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('A name of spaces brings the form back without script, with the problem named and everything typed kept', async ({
  page,
  incidents,
}) => {
  incidents.expect(/422/);
  await page.goto('/contact');
  await field(page, 'Name').fill('   ');
  await field(page, 'Phone').fill('+509 34 00 0000');
  await field(page, 'Message').fill('</textarea><b>"Water" & more');
  const answer = page.waitForResponse('**/contact/send');
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await answer).status()).toBe(422);
  await expect(page).toHaveTitle(/^Error: /);
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toContainText('Please fill in all required fields (Name and Message)');
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Enter your name');
  await expect(field(page, 'Phone')).toHaveValue('+509 34 00 0000');
  await expect(field(page, 'Message')).toHaveValue('</textarea><b>"Water" & more');
  await summary.getByRole('link', { name: 'Enter your name' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill('Ana');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/contact\/sent\//);
});

test('The same form sent twice without script is one message', async ({ request }) => {
  const form = { name: 'Ana', message: `Pressed twice ${Date.now()}` };
  const [first, second] = await Promise.all(
    [1, 2].map(() => request.post('/contact/send', { form, maxRedirects: 0 })),
  );
  expect(first?.status()).toBe(303);
  expect(second?.headers()['location']).toBe(first?.headers()['location']);
});

test('The address of the form leads to the form, and refuses what is not a form or too large', async ({
  request,
}) => {
  const send = '/contact/send';
  expect((await request.get(send)).url()).toMatch(/\/contact$/);
  expect((await request.post(send, { data: { name: 'Ana' } })).status()).toBe(415);
  const endless = { name: 'Ana', message: 'x'.repeat(300_000) };
  expect((await request.post(send, { form: endless })).status()).toBe(413);
  expect((await request.get('/contact/sent/NOSUCH')).status()).toBe(404);
});
