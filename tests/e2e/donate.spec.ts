import { expect, test } from '../support/test.ts';

test('Giving begins with a message and promises no tax advantage, as no payment page is set', async ({
  page,
}) => {
  await page.goto('/donate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make a Donation');
  await expect(page.getByRole('main').locator('input, textarea, dialog')).toHaveCount(0);
  const before = page.getByRole('region', { name: 'Before you give' });
  await expect(before.getByText('We cannot say whether a gift is tax-deductible.')).toBeVisible();
  const giving = page.getByRole('region', { name: 'How giving works' });
  await expect(giving.getByText('We do not take payments on this website.')).toBeVisible();
  await giving.getByRole('link', { name: 'Write to us about giving' }).click();
  await expect(page).toHaveURL('/contact?about=giving#message');
});
