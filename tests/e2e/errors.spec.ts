import { readOrganization } from '#content/content.ts';
import { telephoneHref } from '../../site/components/phone/Phone.tsx';
import { brokenAddress, lostPage } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { phone, brand } = readOrganization();

test.describe('an address without a page', () => {
  test.beforeEach(({ incidents }) => incidents.expect(/404/));

  test('answers 404, says so, and is not listed by search engines', async ({ page }) => {
    const response = await page.goto(lostPage);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(`Page Not Found | ${brand}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('leads home, to the solutions, to the contact page and to the telephone', async ({ page }) => {
    await page.goto(lostPage);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Solutions' })).toHaveAttribute('href', '/solutions');
    await expect(main.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
    await expect(main.getByText('Need drinking water now?').getByRole('link')).toHaveAttribute(
      'href',
      telephoneHref(phone),
    );
    await main.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('marks no link of the header as the current page', async ({ page }) => {
    await page.goto(lostPage);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await expect(page.locator('[aria-current="page"]')).toHaveCount(0);
  });
});

test.describe('the error page', () => {
  test.beforeEach(({ incidents }) => incidents.expect(/400/));

  test('is titled as specified and shows status and text in one line', async ({ page }) => {
    const response = await page.goto(brokenAddress);
    expect(response?.status()).toBe(400);
    await expect(page).toHaveTitle('Unexpected Application Error!');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByText('400 Bad Request')).toBeVisible();
  });

  test('shows the number by which the request is found in the log', async ({ page }) => {
    const response = await page.goto(brokenAddress);
    const number = response?.headers()['x-request-id'] ?? 'none';
    await expect(page.getByText(number)).toBeVisible();
  });

  test('leads home and to the telephone', async ({ page }) => {
    await page.goto(brokenAddress);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', telephoneHref(phone));
  });

  test('is no address of its own', async ({ request }) => {
    for (const address of ['/500', '/404', '/500.html'])
      expect((await request.get(address)).status()).toBe(404);
  });
});

test.describe('the error page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('loads the same address again on "Try again"', async ({ page, incidents }) => {
    incidents.expect(/400/);
    await page.goto(`${brokenAddress}?from=test`);
    const again = page.waitForRequest(request => request.isNavigationRequest());
    await page.getByRole('link', { name: 'Try again' }).click();
    expect((await again).url()).toContain(`${brokenAddress}?from=test`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  });
});
