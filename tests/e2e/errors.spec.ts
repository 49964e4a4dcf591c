import { loadOrganization } from '#shared/content/load-content.ts';
import { telephoneHref } from '../../site/components/Phone.tsx';
import { readContent } from '../support/content.ts';
import { malformedPath } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

const { phone, email } = loadOrganization();
const { error } = readContent('en');

test.use({ javaScriptEnabled: false });

test('The error page says what happened, whom to call and how to go on', async ({ page, incidents }) => {
  incidents.expect(/400/);
  const response = await page.goto(`${malformedPath}?from=test`);
  expect(response?.status()).toBe(400);
  await expect(page).toHaveTitle(error.meta.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(error.title);
  await expect(page.getByText('400 Bad Request')).toBeVisible();
  await expect(page.getByText(error.theirs)).toBeVisible();
  await expect(page.getByText(error.ours)).toBeHidden();
  await expect(page.getByText(response?.headers()['x-request-id'] ?? 'none')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: error.home.label })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', telephoneHref(phone));
  await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  const again = page.waitForRequest(request => request.isNavigationRequest());
  await main.getByRole('link', { name: error.tryAgain }).click();
  expect((await again).url()).toContain(`${malformedPath}?from=test`);
});
