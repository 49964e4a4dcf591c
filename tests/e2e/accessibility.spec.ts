import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { expect, islandReady, test } from '../support/test.ts';

// States that a page gets into when it is used. Every page as it opens: every-page.spec.ts.

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
  const send = page.getByRole('button', { name: 'Send message' });
  await page.goto('/contact');
  await islandReady(page, 'ContactForm');
  await send.click();
  await expect(page.getByText('Enter your name')).not.toHaveCount(0);
  await expectNoViolationsAtEachWidth(page, 'empty');

  await page.getByLabel(/^Name/).fill('Marie-Ange Pierre');
  await page.getByLabel(/^Message/).fill('Clinic, 40 beds, no water since this morning.');
  await page.route('**/functions/**', route => route.abort());
  await send.click();
  await expect(page.getByText('Your message was not sent.')).toBeVisible();
  await expectNoViolationsAtEachWidth(page, 'failed');

  await page.unroute('**/functions/**');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await expectNoViolations(page, { state: 'sent' });
  await page.goto('/contact');
  await page.evaluate(() => {
    document.querySelector<HTMLFormElement>('form[action="/contact/send"]')?.submit();
  });
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expectNoViolations(page, { state: 'refused' });
});

test('The open guarantees and the open menu have no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  for (const summary of await page.locator('main details > summary').all()) await summary.click();
  await expectNoViolations(page, { state: 'guarantees' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('#menu')).toBeVisible();
  await expectNoViolations(page, { state: 'menu' });
});
