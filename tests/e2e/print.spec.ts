import { content, readContent } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { print } = readContent('en').capabilities;

// The pages with buttons and fields, each of another kind.
for (const path of ['/', '/contact', '/planner', '/impact', '/capabilities'])
  test(`The page ${path} prints how to reach the provider, and no buttons`, async ({ page }) => {
    const { phone, address } = content.organization;
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(phone).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(address.street)).toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  });

test('The page for public buyers prints on two sheets of A4 or Letter, with a button', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto('/capabilities');
  await page.getByRole('button', { name: print }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  for (const format of ['A4', 'Letter'])
    expect(countSheets(await page.pdf({ format })), format).toBeLessThanOrEqual(2);
});

test('A plan begins on the first of two sheets', async ({ page }) => {
  await page.goto('/planner');
  expect(countSheets(await page.pdf({ format: 'Letter' }))).toBe(2);
});

test('No space follows the last line on paper, which could be an empty sheet', async ({ page }) => {
  await page.goto('/solutions');
  await page.emulateMedia({ media: 'print' });
  const below = await page.getByRole('contentinfo').evaluate(footer => {
    const lines = document.createRange();
    lines.selectNodeContents(footer);
    return document.documentElement.scrollHeight - scrollY - lines.getBoundingClientRect().bottom;
  });
  expect(below).toBeLessThan(2);
});

/** Counts the pages of a PDF by Chromium, in which only streams are compressed. */
const countSheets = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
