import { expectBodyTextContrast, expectNoViolations } from '../support/axe.ts';
import {
  expectContactOnPaper,
  expectEdgesInForcedColors,
  expectFocusInSight,
  expectHeadingsInOrder,
  expectNoSidewaysScroll,
  expectNothingMoves,
  expectTargetsForThumbs,
} from '../support/page-checks.ts';
import { brokenAddress, lostPage, offlinePage, pages } from '../support/pages.ts';
import { test } from '../support/test.ts';

const addresses: { path: string; incident?: RegExp }[] = [
  ...[...pages, offlinePage].map(path => ({ path })),
  { path: lostPage, incident: /404/ },
  { path: brokenAddress, incident: /400/ },
];

for (const { path, incident } of addresses) {
  test(`The page ${path} can be read and used on a phone, in a wide window, in dark mode, by keyboard and on paper`, async ({
    page,
    incidents,
  }) => {
    if (incident) incidents.expect(incident);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expectNothingMoves(page);
    await expectHeadingsInOrder(page);
    await expectNoViolations(page, { state: 'on a phone' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolations(page, { state: 'in dark mode' });
    await page.emulateMedia({ colorScheme: 'light' });
    // One page has no menu.
    if (path !== '/water-now') await page.locator('[popovertarget="menu"]').click();
    await expectTargetsForThumbs(page);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoViolations(page, { state: 'in a wide window' });
    await expectBodyTextContrast(page);
    await expectFocusInSight(page);
    await expectEdgesInForcedColors(page);
    await expectContactOnPaper(page);
    await expectNoSidewaysScroll(page);
  });
}
