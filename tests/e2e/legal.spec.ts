import { readOrganization } from '#content/content.ts';
import { expect, test } from '../support/test.ts';

const { email, policyUpdated, retention } = readOrganization();

for (const [path, title] of [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
] as const) {
  test(`${title} says since when it holds`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const updated = page.getByText('Last updated:');
    await expect(updated).toHaveText(/^Last updated: [A-Z][a-z]+ \d{1,2}, \d{4}$/);
    await expect(updated.locator('time')).toHaveAttribute('datetime', policyUpdated);
  });

  test(`the contents of ${title} lead to every section, in order`, async ({ page }) => {
    // Without motion a press takes the visitor there at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    const titles = await headings.allInnerTexts();
    expect(titles.length).toBeGreaterThan(8);
    expect(await links.allInnerTexts()).toEqual(titles);
    expect(titles.map(text => Number.parseInt(text, 10))).toEqual(titles.map((_, index) => index + 1));
    for (const index of titles.keys()) {
      await links.nth(index).press('Enter');
      await expect(headings.nth(index)).toBeInViewport({ ratio: 1 });
    }
  });

  test(`the contents of ${title} stay in view while it is read`, async ({ page }) => {
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await page.getByRole('main').getByRole('heading', { level: 2 }).nth(6).scrollIntoViewIfNeeded();
    await expect(contents).toBeInViewport({ ratio: 1 });
  });

  test(`the e-mail address in ${title} can be pressed`, async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole('main').getByRole('link', { name: email });
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', `mailto:${email}`);
  });

  test(`${title} prints as text, without its list of links`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeVisible();
  });
}

test('the privacy policy names the times for which data is kept', async ({ page }) => {
  await page.goto('/privacy-policy');
  const times = page.locator('#how-long').getByRole('listitem');
  await expect(times.filter({ hasText: 'Messages:' })).toContainText(`${retention.messageMonths} months`);
  await expect(times.filter({ hasText: 'Server logs' })).toContainText(`${retention.logDays} days`);
});
