import { pagePaths } from '#shared/content/schemas/files.ts';
import { pathIn } from '#shared/i18n/language.ts';
import { textDirection } from '#shared/i18n/locale.ts';
import { expectNoViolations } from '../support/axe.ts';
import { content } from '../support/content.ts';
import { expectFit, expectWholeWords } from '../support/page-checks.ts';
import { missingPath, offlinePath } from '../support/paths.ts';
import { expect, holdScript, test } from '../support/test.ts';

const { languages, copyIn } = content;
const phone = { width: 390, height: 844 };

for (const language of languages.slice(1)) {
  const { translation } = copyIn(language)['every-page'].language;
  const direction = textDirection(language);

  test(`Every page in ${language} fits on a phone and says who checked it`, async ({ page, incidents }) => {
    incidents.expect(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of [...pagePaths, offlinePath, missingPath]) {
      await page.goto(pathIn(language, path));
      await expect.soft(page.locator(`html[lang="${language}"][dir="${direction}"]`), path).toBeVisible();
      const notice = page.getByText(translation?.unchecked ?? 'none');
      await expect.soft(notice, path).toBeVisible({ visible: !translation?.reviewedBy });
      // These pages have the largest type.
      if (['/', '/solutions'].includes(path)) await expectWholeWords(page, [320, 390, 768, 1440]);
      await expectFit(page, [320]);
    }
  });
}

const rightToLeft = languages.find(code => textDirection(code) === 'rtl');

for (const path of rightToLeft ? ['/', '/contact', '/planner'] : []) {
  test(`The page ${path} has no accessibility violation from right to left`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pathIn(rightToLeft ?? 'en', path));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page, { state: colorScheme });
    }
  });
}

test('A change of language keeps the place on the page and the plan', async ({ page }) => {
  const other = languages[1];
  test.skip(!other, 'the site has one language');
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: copyIn(other ?? 'en')['every-page'].language.name });
  await holdScript(page, 'Planner');
  for (const address of ['/about#our-story', '/planner?people=310&days=7&lpd=15#result']) {
    await page.goto(address);
    await link.click();
    await expect(page).toHaveURL(`/${other}${address}`);
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('The links above the header and in the footer change the language', async ({ page }) => {
    for (const [path, place] of [
      ['/planner', page.getByRole('complementary')],
      ['/press', page.getByRole('contentinfo')],
    ] as const) {
      await page.goto(path);
      for (const language of languages.slice(1)) {
        const { name } = copyIn(language)['every-page'].language;
        await place.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(pathIn(language, path));
      }
    }
  });
});
