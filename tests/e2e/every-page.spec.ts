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
import { expectReadableHeader } from '../support/scrolled-header.ts';
import { test } from '../support/test.ts';

const addresses: { path: string; name: string; incident?: RegExp }[] = [
  ...pages.map(path => ({ path, name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-') })),
  { path: offlinePage, name: 'offline' },
  { path: lostPage, name: 'not-found', incident: /404/ },
  { path: brokenAddress, name: 'error', incident: /400/ },
];

for (const { path, name, incident } of addresses) {
  test(`The page ${name} can be read and used on a phone, in light and dark mode`, async ({
    page,
    incidents,
  }) => {
    if (incident) incidents.expect(incident);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expectHeadingsInOrder(page);
    await expectNoViolations(page, { state: 'light' });
    await expectReadableHeader(page, name);
    // This page has no menu.
    if (path !== '/water-now') await page.getByRole('button', { name: 'Open menu' }).click();
    await expectTargetsForThumbs(page);
    await page.keyboard.press('Escape');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolations(page, { state: 'dark' });
    await expectNoSidewaysScroll(page);
  });

  test(`The page ${name} can be read and used in a wide window, by keyboard and in print`, async ({
    page,
    incidents,
  }) => {
    if (incident) incidents.expect(incident);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expectNothingMoves(page);
    await expectNoViolations(page, { state: 'light' });
    await expectBodyTextContrast(page);
    await expectFocusInSight(page);
    await expectReadableHeader(page, name);
    await expectEdgesInForcedColors(page);
    await expectContactOnPaper(page);
  });
}
