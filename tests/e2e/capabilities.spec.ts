import { readContent } from '#content/content.ts';
import { papers, readPdf, sheetsOnPaper } from '../support/printed.ts';
import { expect, test } from '../support/test.ts';

const { capabilities } = readContent('en');

test('The page for public buyers prints on two sheets, and its PDF has the structure that assistive technology reads', async ({
  page,
  request,
}) => {
  await page.goto('/capabilities');
  for (const paper of papers) expect(await sheetsOnPaper(page, paper), paper).toBe(2);
  const href = await page.getByRole('link', { name: capabilities.pdf }).getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
  const file = await response.body();
  expect(readPdf(file)).toEqual({ sheets: 2, tagged: true, language: 'en' });
  // Embeds the font, so that it looks the same everywhere.
  expect(file.toString('latin1')).toMatch(/\/FontName\s*\/\w*\+?SpecialGothic/);
});
