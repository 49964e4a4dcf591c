import sharp from 'sharp';
import { readContent } from '#content/content.ts';
import { expect, test } from '../support/test.ts';

const { claims, press } = readContent('en');

test('A journalist finds each statistic with its meaning', async ({ page }) => {
  await page.goto('/press');
  const figures = page.getByRole('table', { name: press.figures.title });
  for (const { value, label, means } of claims.figures) {
    const row = figures.getByRole('row').filter({ hasText: `${value} ${label}` });
    await expect(row.getByRole('cell')).toHaveText([means]);
  }
});

test('A journalist can download the logo as SVG and as PNG', async ({ page, request }) => {
  await page.goto('/press');
  for (const name of Object.values(press.logos.files)) {
    const shown = page.getByRole('img', { name, exact: true });
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
    const fileOf = async (format: 'svg' | 'png') => {
      const link = page.getByRole('link', { name: press.logos.formats[format] }).filter({ hasText: name });
      return request.get((await link.getAttribute('href')) ?? '');
    };
    expect((await fileOf('svg')).headers()['content-type']).toMatch(/^image\/svg\+xml/);
    const { format, width, hasAlpha } = await sharp(await (await fileOf('png')).body()).metadata();
    expect([format, hasAlpha]).toEqual(['png', true]);
    expect(width).toBeGreaterThanOrEqual(1024);
  }
});
