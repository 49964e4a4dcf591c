import { expect, test } from '../support/test.ts';

test('About shows mission, vision, purpose, innovation and five numbered priorities', async ({ page }) => {
  await page.goto('/about');
  await expect(page).toHaveTitle('About Us: Mission and Priorities | Clearwell');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  for (const name of ['Mission', 'Vision', 'Purpose', 'Innovation']) {
    const heading = page.getByRole('heading', { name, exact: true });
    await expect(heading).toBeVisible();
    await expect(heading.locator('+ p')).not.toBeEmpty();
  }
  const priorities = page.getByRole('region', { name: 'Our Key Priorities' }).getByRole('listitem');
  await expect(priorities).toHaveText([/^1\S/, /^2\S/, /^3\S/, /^4\S/, /^5\S/]);
});

test('About ends with the call to join, and its story leads on to the solutions', async ({ page }) => {
  await page.goto('/about');
  const closing = page.getByRole('region', { name: 'Join Us in Making Clean Water Accessible to All' });
  await expect(closing.getByRole('link', { name: 'Partner With Us' })).toHaveAttribute(
    'href',
    '/contact?about=partner',
  );
  await expect(closing.getByRole('link', { name: 'Make a Donation' })).toHaveAttribute('href', '/donate');
  await page
    .getByRole('region', { name: 'Our Story' })
    .getByRole('link', { name: 'See our solutions' })
    .click();
  await expect(page).toHaveURL('/solutions');
});
