import { expect, test } from '../support/test.ts';

test('giving begins with a message as long as no payment partner is set', async ({ page }) => {
  await page.goto('/donate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make a Donation');
  const giving = page.getByRole('region', { name: 'How giving works' });
  await expect(giving.getByText('We do not take payments on this website.')).toBeVisible();
  await giving.getByRole('link', { name: 'Write to us about giving' }).click();
  await expect(page).toHaveURL('/contact?about=giving#message');
});

test('the page about giving asks for nothing and promises no tax advantage', async ({ page }) => {
  await page.goto('/donate');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const before = page.getByRole('region', { name: 'Before you give' });
  await expect(before.getByText('We make no statement about tax deductibility.')).toBeVisible();
});
