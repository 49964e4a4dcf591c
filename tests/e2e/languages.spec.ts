import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { content } from '../support/content.ts';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { lostPage, offlinePage, pages } from '../support/pages.ts';
import { expectReadableHeader } from '../support/scrolled-header.ts';
import { test } from '../support/test.ts';

const { languages, copyIn, hasPage, localizedPath } = content;

for (const language of languages.slice(1)) {
  const { direction, translation } = copyIn(language).shared.language;
  for (const path of [...pages, offlinePage, lostPage].filter(path => hasPage(language, path))) {
    const address = localizedPath(language, path);
    test(`The page ${address} is readable on a phone, says that its translation is unchecked, and links to its other languages`, async ({
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
      await expectNoViolations(page, { state: 'light' });
      await expectReadableHeader(page, address.slice(1).replaceAll('/', '-'));
      await expectNoSidewaysScroll(page);
      const english = path === lostPage ? '/' : path;
      for (const other of languages.filter(other => hasPage(other, english)))
        expect(
          await page.locator(`a[hreflang="${other}"][href="${localizedPath(other, english)}"]`).count(),
          other,
        ).toBeGreaterThan(0);
    });
  }
}

test('A visitor changes the language without JavaScript and stays on the page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/planner');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/planner');
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/planner');
  await context.close();
});

test('Arabic is shown in the font that its pages load', async ({ page, context }) => {
  await page.goto('/ar');
  const browser = await context.newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const selector = 'footer h2';
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const faces = async () => {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.filter(font => font.isCustomFont).map(font => font.familyName);
  };
  await expect.poll(faces).toContain('Alexandria');
});

test('A message written in Spanish is confirmed in Spanish', async ({ page }) => {
  const { form } = copyIn('es').contact;
  await page.goto('/es/contact');
  await page.getByRole('textbox', { name: form.fields.name.label }).fill('Rosa');
  await page
    .getByRole('textbox', { name: form.fields.message.label })
    .fill('Necesitamos agua para 400 personas.');
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByText(form.toasts.sent).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: form.sent.title })).toBeVisible();
});
