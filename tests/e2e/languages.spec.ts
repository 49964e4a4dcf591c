import { expect } from '@playwright/test';
import { readContent } from '../../content/content.ts';
import { hasPage, languages, localizedPath } from '../../content/language.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { lostPage, offlinePage, pages } from '../support/pages.ts';
import { expectReadableHeader } from '../support/scrolled-header.ts';
import { test } from '../support/test.ts';

for (const language of languages().slice(1)) {
  const { direction, translation } = readContent(language).shared.language;
  for (const path of [...pages, offlinePage, lostPage].filter(path => hasPage(language, path))) {
    const address = localizedPath(language, path);
    test(`The page ${address} can be read on a phone, says that nobody has checked it, and leads to its other languages`, async ({
      page,
      incidents,
    }) => {
      if (path === lostPage) incidents.expect(/404/);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.getByText(translation?.unchecked ?? '')).toBeVisible();
      await expectNoViolations(page, { state: 'by day' });
      await expectReadableHeader(page, address.slice(1).replaceAll('/', '-'));
      await expectNoSidewaysScroll(page);
      const english = path === lostPage ? '/' : path;
      for (const other of languages().filter(other => hasPage(other, english)))
        expect(
          await page.locator(`a[hreflang="${other}"][href="${localizedPath(other, english)}"]`).count(),
          other,
        ).toBeGreaterThan(0);
    });
  }
}

test('A visitor changes the language without script and stays on the page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/planner');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/planner');
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/planner');
  await context.close();
});

test('A message written in Spanish is confirmed in Spanish', async ({ page }) => {
  const { form } = readContent('es').contact;
  await page.goto('/es/contact');
  await page.getByRole('textbox', { name: form.fields.name.label }).fill('Rosa');
  await page
    .getByRole('textbox', { name: form.fields.message.label })
    .fill('Necesitamos agua para 400 personas.');
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByText(form.toasts.sent).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: form.sent.title })).toBeVisible();
});
