import type { Page } from '@playwright/test';
import { readContent } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

// Pages that are made to be printed, on the paper sizes of the countries where the site is read.

for (const [path, sheets] of [
  ['/capabilities', 2],
  ['/solutions/provision', 1],
  // With the questions to ask every hauler.
  ['/solutions/distribution', 2],
] as const) {
  test(`The page ${path} needs no more sheets of A4 or Letter than ${sheets}`, async ({ page }) => {
    await page.goto(path);
    for (const format of ['A4', 'Letter'])
      expect((await printed(page, format)).sheets, format).toBeLessThanOrEqual(sheets);
  });
}

test('The PDF for public buyers has two sheets, its font, and the structure that assistive technology reads', async ({
  page,
  request,
}) => {
  await page.goto('/capabilities');
  const link = page.getByRole('link', { name: readContent('en').capabilities.pdf });
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
  const file = await response.body();
  expect(readPdf(file)).toEqual({ sheets: 2, tagged: true, language: 'en' });
  expect(file.toString('latin1')).toMatch(/\/FontName\s*\/\w*\+?SpecialGothic/);
});

const printed = async (page: Page, format: string) => readPdf(await page.pdf({ format }));

/** Reads a PDF made by Chromium: its objects are plain text, only their streams are compressed. */
function readPdf(bytes: Buffer): { sheets: number; tagged: boolean; language: string | undefined } {
  const text = bytes.toString('latin1');
  return {
    sheets: [...text.matchAll(/\/Type\s*\/Page\b/g)].length,
    tagged: /\/MarkInfo\s*<<[^>]*\/Marked true/.test(text) && text.includes('/StructTreeRoot'),
    language: /\/Lang\s*\(([^)]+)\)/.exec(text)?.[1],
  };
}
