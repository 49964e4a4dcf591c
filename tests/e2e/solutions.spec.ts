import { readContent } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { comparison, solutions, train, waterQuality } = readContent('en').solutions;

for (const [window, viewport] of [
  ['a phone', { width: 375, height: 800 }],
  ['a wide window', { width: 1200, height: 800 }],
] as const) {
  test(`The parts of the treatment train are a list, numbered as on the drawing and apart from each other, in ${window}`, async ({
    page,
  }) => {
    test.skip(!solutions.some(({ id }) => id === 'purification'), 'the owner leaves out purification');
    await page.setViewportSize(viewport);
    await page.goto('/solutions');
    const parts = page.getByRole('figure', { name: train.title }).getByRole('listitem');
    await expect(parts).toHaveText(train.parts);
    await expect(parts.last()).toBeVisible();
    const { numbers, boxes } = await parts.evaluateAll(items => ({
      numbers: items.map(item => (item instanceof HTMLLIElement ? item.value : undefined)),
      boxes: items.map(item => {
        const text = document.createRange();
        text.selectNodeContents(item);
        return text.getBoundingClientRect().toJSON();
      }),
    }));
    expect(numbers).toEqual(train.parts.map((_, index) => index + 1));
    for (const [index, { left, right, top, bottom }] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(left < other.right && right > other.left && top < other.bottom && bottom > other.top).toBe(
          false,
        );
  });
}

test('Tables stay tables for screen readers on a phone, whatever they look like', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/solutions');
  await page.locator('#water-quality summary').click();
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
