import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { readOrganization } from '#shared/content/load-content.ts';
import { fill } from '#shared/i18n/fill.ts';
import { readBrand } from '../../site/components/logo/brand-files.ts';
import { readContent } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { logo: label, pictures } = readContent('en').press.files;

test('A journalist can download the logo as a large PNG without background, and four pictures', async ({
  page,
  request,
}) => {
  const { logo } = await readBrand(readOrganization().brand);
  test.skip(!logo, 'content/brand has no logo of this brand');
  await page.goto('/press');
  const file = async (link: Locator) => request.get((await link.getAttribute('href')) ?? '');
  const png = await file(page.getByRole('link', { name: fill(label, { format: 'PNG' }) }));
  const { format, width, hasAlpha } = await sharp(await png.body()).metadata();
  expect([format, hasAlpha]).toEqual(['png', true]);
  expect(width).toBeGreaterThanOrEqual(1024);
  for (const name of Object.values(pictures)) {
    const picture = page.getByRole('listitem').filter({ hasText: name });
    for (const [type, link] of [
      ['image/svg+xml', 'SVG'],
      ['image/png', 'PNG'],
    ] as const)
      expect((await file(picture.getByRole('link', { name: link }))).headers()['content-type']).toContain(
        type,
      );
  }
});
