import { readContent } from '#content/content.ts';
import { expect, test } from '../support/test.ts';

const { priorities } = readContent('en').about;

test('About numbers its five key priorities', async ({ page }) => {
  await page.goto('/about');
  const items = page.getByRole('region', { name: priorities.title }).getByRole('listitem');
  await expect(items).toHaveText([/^1/, /^2/, /^3/, /^4/, /^5/]);
});
