import sharp from 'sharp';
import { logoOf } from '#content/brand.ts';
import { readBrand, readOrganization } from '#content/content.ts';
import { readContent } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { files, formats } = readContent('en').press.logos;

test('A journalist sees each logo, and can download it as SVG and as a large PNG without background', async ({
  page,
  request,
}) => {
  test.skip(!logoOf(readBrand(), readOrganization().brand), 'content/brand has no logo of this brand');
  await page.goto('/press');
  for (const name of Object.values(files)) {
    const shown = page.getByRole('img', { name, exact: true });
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
    const fileOf = async (format: 'svg' | 'png') => {
      const link = page.getByRole('link', { name: formats[format] }).filter({ hasText: name });
      return request.get((await link.getAttribute('href')) ?? '');
    };
    expect((await fileOf('svg')).headers()['content-type']).toMatch(/^image\/svg\+xml/);
    const { format, width, hasAlpha } = await sharp(await (await fileOf('png')).body()).metadata();
    expect([format, hasAlpha]).toEqual(['png', true]);
    expect(width).toBeGreaterThanOrEqual(1024);
  }
});
