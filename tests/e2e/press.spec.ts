import sharp from 'sharp';
import { getLogo } from '#shared/content/brand.ts';
import { readBrand, readOrganization } from '#shared/content/load-content.ts';
import { readContent } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { logo, pictures } = readContent('en').press.files;

test('A journalist can download the logo as SVG and as a large PNG without background, and four pictures', async ({
  page,
  request,
}) => {
  test.skip(!getLogo(readBrand(), readOrganization().brand), 'content/brand has no logo of this brand');
  await page.goto('/press');
  const unzippedFile = async (name: string) =>
    request.get((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
  expect((await unzippedFile(logo.svg)).headers()['content-type']).toMatch(/^image\/svg\+xml/);
  const { format, width, hasAlpha } = await sharp(await (await unzippedFile(logo.png)).body()).metadata();
  expect([format, hasAlpha]).toEqual(['png', true]);
  expect(width).toBeGreaterThanOrEqual(1024);
  for (const name of Object.values(pictures))
    expect((await unzippedFile(name)).headers()['content-type']).toBe('image/jpeg');
});
