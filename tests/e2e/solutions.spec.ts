import { readContent } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { comparison, waterQuality } = readContent('en').solutions;

test('Tables stay tables for screen readers on a phone, whatever they look like', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/solutions');
  await page.locator('#water-quality summary').click();
  // Asks Chromium, because a table with another `display` loses its role, which locators do not notice.
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
