import sharp from 'sharp';
import { readContent, readOrganization } from '#content/content.ts';
import { expect, test } from '../support/test.ts';

const { accessibility, claims, press } = readContent('en');
const { email } = readOrganization();

test('The accessibility statement says what was tested and when, which gaps are known and how to report one', async ({
  page,
}) => {
  await page.goto('/accessibility');
  const tested = page.getByRole('region', { name: 'What we tested' });
  await expect(tested.locator('time')).toHaveAttribute('datetime', accessibility.tested.date);
  await expect(tested.getByRole('listitem')).toHaveText(accessibility.tested.items);
  const gaps = page.getByRole('region', { name: 'Known gaps' });
  await expect(gaps.getByRole('listitem')).toHaveText(accessibility.gaps.items);
  const report = page.getByRole('region', { name: 'Tell us what does not work' });
  await expect(report.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(report.getByRole('link', { name: '+1 (305) 555-0142' })).toBeVisible();
});

test('A journalist finds each statistic with its meaning, and whom to call', async ({ page }) => {
  await page.goto('/press');
  const figures = page.getByRole('table', { name: press.figures.title });
  for (const { value, label, means } of claims.figures) {
    const row = figures.getByRole('row').filter({ hasText: `${value} ${label}` });
    await expect(row.getByRole('cell')).toHaveText([means]);
  }
  await expect(figures.getByRole('row').filter({ hasText: '2.2 Billion' })).toContainText('2023');
  const contact = page.getByRole('region', { name: 'Press contact' });
  await expect(contact.getByRole('link', { name: '+1 (305) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+13055550142',
  );
  await expect(contact.getByRole('link', { name: email })).toBeVisible();
});

test('A journalist can download the logo as SVG and as PNG', async ({ page, request }) => {
  await page.goto('/press');
  const logos = page.getByRole('region', { name: 'Logo files' });
  for (const name of Object.values(press.logos.files)) {
    const address = async (format: string) =>
      (await logos.getByRole('link', { name: new RegExp(`^${format} ?: ${name}$`) }).getAttribute('href')) ??
      '';
    const svg = await request.get(await address('SVG'));
    expect(svg.headers()['content-type']).toBe('image/svg+xml');
    const png = await request.get(await address('PNG'));
    expect(png.headers()['content-type']).toBe('image/png');
    const { width, hasAlpha } = await sharp(await png.body()).metadata();
    expect(width).toBeGreaterThanOrEqual(1024);
    expect(hasAlpha).toBe(true);
    const shown = logos.getByRole('img', { name });
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});
