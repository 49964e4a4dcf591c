import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { lostPage, pages } from '../support/pages.ts';
import { proves } from '../support/proves.ts';
import { expect, islandReady, test } from '../support/test.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, targets: nodes.map(node => String(node.target)) }));
  expect(found).toEqual([]);
}

/** Body text keeps 7:1 (AAA); labels, buttons and large type keep what AA asks, which the run above checks. */
async function expectBodyTextContrast(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include('main p')
    .options({ runOnly: ['color-contrast-enhanced'] })
    .analyze();
  expect(
    violations.flatMap(({ nodes }) => nodes.map(node => `${node.target}: ${node.failureSummary}`)),
  ).toEqual([]);
}

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of [...pages, lostPage]) {
      test(
        `${path} has no accessibility violation and body text of AAA contrast`,
        proves('rules', 'contrast'),
        async ({ page, incidents }) => {
          if (path === lostPage) incidents.expect(/404/);
          await page.goto(path);
          await expectNoViolations(page);
          await expectBodyTextContrast(page);
        },
      );

      test(`${path} has none at night either`, proves('night'), async ({ page, incidents }) => {
        if (path === lostPage) incidents.expect(/404/);
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.goto(path);
        await expectNoViolations(page);
      });
    }

    test('a form sent empty has no accessibility violation', proves('rules'), async ({ page }) => {
      await page.goto('/contact');
      await islandReady(page, 'ContactForm');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Enter your name')).not.toHaveCount(0);
      await expectNoViolations(page);
    });

    test('the error page has no accessibility violation', proves('rules'), async ({ page, incidents }) => {
      incidents.expect(/400/);
      await page.goto('/%E0%A4%A');
      await expectNoViolations(page);
    });

    test(
      'a form that could not be sent has no accessibility violation',
      proves('rules'),
      async ({ page, incidents }) => {
        incidents.expect(/ERR_FAILED/);
        await page.route('**/functions/**', route => route.abort());
        await page.goto('/contact');
        await islandReady(page, 'ContactForm');
        await page.getByLabel(/^Name/).fill('Marie-Ange Pierre');
        await page.getByLabel(/^Message/).fill('Clinic, 40 beds, no water since this morning.');
        await page.getByRole('button', { name: 'Send message' }).click();
        await expect(page.getByText('Your message was not sent.')).toBeVisible();
        await expectNoViolations(page);
      },
    );

    test('a form that was sent has no accessibility violation', proves('rules'), async ({ page }) => {
      await page.goto('/contact');
      await islandReady(page, 'ContactForm');
      await page.getByLabel(/^Name/).fill('Marie-Ange Pierre');
      await page.getByLabel(/^Message/).fill('Clinic, 40 beds, no water since this morning.');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test(
  'the page that confirms a message sent without script has no accessibility violation',
  proves('rules'),
  async ({ page, request }) => {
    const form = { name: 'Ana', message: `No water ${Date.now()}` };
    const sent = await request.post('/contact/send', { form, maxRedirects: 0 });
    await page.goto(sent.headers()['location'] ?? '/nowhere');
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    await expectNoViolations(page);
  },
);

test(
  'the form that comes back to a visitor without script has no accessibility violation',
  proves('rules'),
  async ({ page, incidents }) => {
    incidents.expect(/422/);
    await page.goto('/contact/send?about=giving');
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form[action="/contact/send"]');
      form?.submit();
    });
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expectNoViolations(page);
  },
);

test('the open menu has no accessibility violation', proves('rules'), async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('#menu')).toBeVisible();
  await expectNoViolations(page);
});

test('the opened guarantees have no accessibility violation', proves('rules'), async ({ page }) => {
  await page.goto('/');
  for (const summary of await page.locator('details > summary').all()) await summary.click();
  await expectNoViolations(page);
});
