import { pagePaths } from '#shared/content/schemas/files.ts';
import { expectBodyTextContrast, expectNoViolations } from '../support/axe.ts';
import {
  expectEdgesInForcedColors,
  expectFit,
  expectFocusInSight,
  expectHardlyAnyShift,
  expectNothingMoves,
  expectTargetsForThumbs,
  expectWholeWords,
  openDetails,
} from '../support/page-checks.ts';
import { malformedPath, missingPath, offlinePath } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

const errorPages = [missingPath, malformedPath];

test.use({ reducedMotion: 'reduce', colorScheme: 'dark', viewport: { width: 390, height: 844 } });

for (const path of [...pagePaths, offlinePath, ...errorPages]) {
  test.describe(path, () => {
    test.beforeEach(async ({ page, incidents }) => {
      if (errorPages.includes(path)) incidents.expect(/40[04]/);
      await page.goto(path);
    });

    test(`The page ${path} can be read and used on a phone in dark mode`, async ({ page }) => {
      await expectHardlyAnyShift(page);
      await expectNothingMoves(page);
      await expectTargetsForThumbs(page);
      await openDetails(page);
      await expectNoViolations(page, { state: 'on a phone, in dark mode' });
    });

    test(`The page ${path} can be read and used in light mode, at every width`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectNoViolations(page, { state: 'in a wide window, in light mode' });
      await expectWholeWords(page, [320, 390, 768, 1440]);
      await expectFit(page, [320, 768, 1024]);
    });
  });
}

for (const path of ['/', '/contact']) {
  test(`The page ${path} shows focus, text and buttons to people with low vision`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await expectBodyTextContrast(page);
    await expectFocusInSight(page);
    await expectEdgesInForcedColors(page);
  });
}

test('More contrast gives text and lines the full color of each surface', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/');
  const pale = await page.locator('[data-surface]').evaluateAll(surfaces =>
    surfaces.flatMap(surface => {
      const color = (name: string) => getComputedStyle(surface).getPropertyValue(name);
      return ['--ink-2', '--line', '--line-strong'].filter(name => color(name) !== color('--ink'));
    }),
  );
  expect(pale).toEqual([]);
});
