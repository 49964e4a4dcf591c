import type { Page } from '@playwright/test';
import { expectBodyTextContrast, expectNoViolations } from '../support/axe.ts';
import { brokenAddress, lostPage, pages } from '../support/pages.ts';
import { expect, islandReady, test } from '../support/test.ts';

/** Pixels: a phone, and a wide window. */
const widths = [375, 1280];

/** One first-level heading, which comes first, and no level skipped after it. */
async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll(all => all.map(heading => Number(heading.tagName[1])));
  expect.soft(levels.indexOf(1), 'the first heading is of the first level').toBe(0);
  expect.soft(levels.lastIndexOf(1), 'there is one of the first level').toBe(0);
  const skips = levels.filter((level, index) => level - (levels[index - 1] ?? level) > 1);
  expect.soft(skips, 'headings after a skipped level').toEqual([]);
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of [...pages, lostPage, brokenAddress]) {
      const name = path === brokenAddress ? 'the error page' : path;
      test(`${name} has no accessibility violation by day or night, body text of AAA contrast, and headings in order`, async ({
        page,
        incidents,
      }) => {
        if (path === lostPage) incidents.expect(/404/);
        if (path === brokenAddress) incidents.expect(/400/);
        await page.goto(path);
        await expectHeadingsInOrder(page);
        await expectNoViolations(page, { state: 'by day' });
        await expectBodyTextContrast(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.reload();
        await expectNoViolations(page, { state: 'by night' });
      });
    }
  });
}

/** Looks at a state of a page in a window of each width. */
async function expectNoViolationsAtEachWidth(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page, { state: `at ${width} px` });
  }
}

async function fillIn(page: Page): Promise<void> {
  await page.goto('/contact');
  await islandReady(page, 'ContactForm');
  await page.getByLabel(/^Name/).fill('Marie-Ange Pierre');
  await page.getByLabel(/^Message/).fill('Clinic, 40 beds, no water since this morning.');
}

test('a form sent empty has no accessibility violation', async ({ page }) => {
  await page.goto('/contact');
  await islandReady(page, 'ContactForm');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Enter your name')).not.toHaveCount(0);
  await expectNoViolationsAtEachWidth(page);
});

test('a form that could not be sent has no accessibility violation', async ({ page, incidents }) => {
  incidents.expect(/ERR_FAILED/);
  await page.route('**/functions/**', route => route.abort());
  await fillIn(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message was not sent.')).toBeVisible();
  await expectNoViolationsAtEachWidth(page);
});

test('a form that was sent has no accessibility violation', async ({ page }) => {
  await fillIn(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await expectNoViolationsAtEachWidth(page);
});

test('the page that confirms a message sent without script has no accessibility violation', async ({
  page,
  request,
}) => {
  const form = { name: 'Ana', message: `No water ${Date.now()}` };
  const sent = await request.post('/contact/send', { form, maxRedirects: 0 });
  await page.goto(sent.headers()['location'] ?? '/nowhere');
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await expectNoViolations(page);
});

test('the form that comes back to a visitor without script has no accessibility violation', async ({
  page,
  incidents,
}) => {
  incidents.expect(/422/);
  await page.goto('/contact/send?about=giving');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[action="/contact/send"]');
    form?.submit();
  });
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expectNoViolations(page);
});

test('the open menu has no accessibility violation', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('#menu')).toBeVisible();
  await expectNoViolations(page);
});

test('the opened guarantees have no accessibility violation', async ({ page }) => {
  await page.goto('/');
  for (const summary of await page.locator('details > summary').all()) await summary.click();
  await expectNoViolations(page);
});
