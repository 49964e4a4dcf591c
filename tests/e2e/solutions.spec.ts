import { readContent } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { comparison, solutions, train, waterQuality } = readContent('en').solutions;

test.use({ viewport: { width: 375, height: 800 } });

test.beforeEach(async ({ page }) => {
  await page.goto('/solutions');
  await page.locator('#water-quality summary').click();
});

test('Every number in a picture lies on it and has its name in the key, on a phone', async ({ page }) => {
  for (const { alt, parts } of [...solutions, train]) {
    if (!parts) continue;
    const figure = page.getByRole('figure').filter({ has: page.getByAltText(alt) });
    await expect(figure.getByRole('listitem')).toHaveText(parts);
    const outside = await figure.evaluate(element => {
      const picture = element.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
      return [...element.querySelectorAll('[aria-hidden="true"] > *')].map(mark => {
        const { left, right, top, bottom } = mark.getBoundingClientRect();
        return left < picture.left || right > picture.right || top < picture.top || bottom > picture.bottom;
      });
    });
    expect(outside).toEqual(parts.map(() => false));
  }
});

test('Tables stay tables for screen readers on a phone, whatever they look like', async ({ page }) => {
  // Asks Chromium: a changed display takes the meaning from a table, which locators do not see.
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const findNames = (role: string) =>
    nodes.filter(node => node.role?.value === role).map(node => node.name?.value);
  expect(findNames('table')).toEqual([comparison.title, waterQuality.title]);
  expect(findNames('columnheader')).toEqual([...comparison.columns, ...waterQuality.columns]);
  expect(findNames('rowheader')).toEqual(
    [...comparison.rows, ...waterQuality.rows].map(({ title }) => title),
  );
});
