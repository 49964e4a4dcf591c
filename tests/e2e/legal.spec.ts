import { readOrganization } from '#content/content.ts';
import { expect, test } from '../support/test.ts';

const { email, policyUpdated, retention } = readOrganization();

for (const [path, title] of [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
] as const) {
  test(`The page ${title} says since when it holds and whom to write to`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const updated = page.getByText('Last updated:');
    await expect(updated).toHaveText(/^Last updated: [A-Z][a-z]+ \d{1,2}, \d{4}$/);
    await expect(updated.locator('time')).toHaveAttribute('datetime', policyUpdated);
    const link = page.getByRole('main').getByRole('link', { name: email }).first();
    await expect(link).toHaveAttribute('href', `mailto:${email}`);
  });

  test(`The contents of ${title} stay in view and lead to every section, and paper leaves them out`, async ({
    page,
  }) => {
    // Without motion a link jumps at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = contents.getByRole('link');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    const titles = await headings.allInnerTexts();
    expect(titles.length).toBeGreaterThan(8);
    expect(await links.allInnerTexts()).toEqual(titles);
    for (const index of titles.keys()) {
      await links.nth(index).press('Enter');
      await expect(headings.nth(index)).toBeInViewport({ ratio: 1 });
    }
    await headings.nth(6).scrollIntoViewIfNeeded();
    await expect(contents).toBeInViewport({ ratio: 1 });
    await page.emulateMedia({ media: 'print' });
    await expect(contents).toBeHidden();
    await expect(headings.last()).toBeVisible();
  });
}

test('The privacy policy names how long messages and server logs are kept', async ({ page }) => {
  await page.goto('/privacy-policy');
  const times = page.locator('#how-long').getByRole('listitem');
  await expect(times.filter({ hasText: 'Messages:' })).toContainText(
    `${retention.messageMonths} months after our last contact`,
  );
  await expect(times.filter({ hasText: 'Server logs' })).toContainText(`${retention.logDays} days`);
});
