import type { Page } from '@playwright/test';
import { readContent } from '#content/content.ts';
import { expectNoViolations } from '../support/axe.ts';
import { field, fillIn, openForm, sendButton, sentTitle } from '../support/message-form.ts';
import { expect, test } from '../support/test.ts';

// States that a page gets into when it is used. Every page as it opens: every-page.spec.ts.

const { contact, shared } = readContent('en');
const { failure, problems } = contact.form;

async function expectNoViolationsAtEachWidth(page: Page, state: string): Promise<void> {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page, { state: `${state}, ${width} px` });
  }
}

test('The form has no accessibility violation when it is sent empty, when it fails, and when it was sent', async ({
  page,
  incidents,
}) => {
  incidents.expect(/ERR_FAILED/);
  await openForm(page);
  await sendButton(page).click();
  await expect(field(page, 'name')).toHaveAccessibleDescription(problems.name);
  await expectNoViolationsAtEachWidth(page, 'empty');

  await fillIn(page);
  await page.route('**/functions/**', route => route.abort());
  await sendButton(page).click();
  await expect(page.getByText(failure.before)).toBeVisible();
  await expectNoViolationsAtEachWidth(page, 'failed');

  await page.unroute('**/functions/**');
  await sendButton(page).click();
  await expect(sentTitle(page)).toBeVisible();
  await expectNoViolationsAtEachWidth(page, 'sent');
});

test('The pages of the form without JavaScript have no accessibility violation', async ({
  page,
  request,
  incidents,
}) => {
  incidents.expect(/422/);
  const form = { name: 'Ana', message: `No water ${Date.now()}` };
  const sent = await request.post('/contact/send', { form, maxRedirects: 0 });
  await page.goto(sent.headers()['location'] ?? '/nowhere');
  await expect(sentTitle(page)).toBeVisible();
  await expectNoViolations(page, { state: 'sent' });
  await page.goto('/contact');
  await page.evaluate(() => {
    document.querySelector<HTMLFormElement>('form[action="/contact/send"]')?.submit();
  });
  await expect(page.getByRole('heading', { name: problems.title })).toBeVisible();
  await expectNoViolations(page, { state: 'refused' });
});

test('The open guarantees and the open menu have no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  for (const summary of await page.locator('main details > summary').all()) await summary.click();
  await expectNoViolations(page, { state: 'guarantees' });
  await page.getByRole('button', { name: shared.header.openMenu }).click();
  await expect(page.locator('#menu')).toBeVisible();
  await expectNoViolations(page, { state: 'menu' });
});
