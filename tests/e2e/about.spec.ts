import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('About shows mission, vision, purpose and innovation', async ({ page }) => {
  await expect(page).toHaveTitle('About Us: Mission and Priorities | Clearwell');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  for (const name of ['Mission', 'Vision', 'Purpose', 'Innovation']) {
    const heading = page.getByRole('heading', { name, exact: true });
    await expect(heading).toBeVisible();
    await expect(heading.locator('+ p')).not.toBeEmpty();
  }
});

test('About lists five numbered key priorities', async ({ page }) => {
  const priorities = page.getByRole('region', { name: 'Our Key Priorities' }).getByRole('listitem');
  await expect(priorities).toHaveCount(5);
  await expect(priorities).toHaveText([
    /^1Safe before fast/,
    /^2Ready when it counts/,
    /^3The right method for the place/,
    /^4Working with those in charge/,
    /^5Leave something that lasts/,
  ]);
});

test('About tells the story and leads on to the solutions', async ({ page }) => {
  const story = page.getByRole('region', { name: 'Our Story' });
  await expect(story.getByText('After a disaster, water is rarely missing.')).toBeVisible();
  await story.getByRole('link', { name: 'See our solutions' }).click();
  await expect(page).toHaveURL('/solutions');
});

test('About ends with the call to join', async ({ page }) => {
  const closing = page.getByRole('region', { name: 'Join Us in Making Clean Water Accessible to All' });
  await expect(closing.getByRole('link', { name: 'Partner With Us' })).toHaveAttribute('href', '/contact');
  await expect(closing.getByRole('link', { name: 'Make a Donation' })).toHaveAttribute('href', '/donate');
});
