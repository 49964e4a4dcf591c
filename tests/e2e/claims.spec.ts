import { readContent } from '#content/content.ts';
import { claimIds } from '#content/schema/claims.ts';
import { expect, test } from '../support/test.ts';

const { claims, home } = readContent('en');

test('Every claim has an entry with its meaning and its limits, on paper too', async ({ page }) => {
  await page.goto('/claims');
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    for (const id of claimIds) {
      const entry = page.locator(`article#${id}`);
      await expect(entry.getByRole('heading', { level: 3 })).toBeVisible();
      for (const label of [claims.labels.means, claims.labels.limits])
        await expect(entry.getByRole('term').filter({ hasText: label }).locator('+ dd')).toHaveText(/\S/);
    }
  }
});

test('Every badge, the statistics and the certificate in the footer lead to their entries', async ({
  page,
}) => {
  const entries = async (path: string, within: string) => {
    await page.goto(path);
    return page
      .locator(`${within} a[href^="/claims#"]`)
      .evaluateAll(links => links.map(link => link.getAttribute('href')));
  };
  const badges = claims.badges.map(({ id }) => `/claims#${id}`);
  expect(await entries('/', 'main')).toEqual([
    '/claims#promises',
    '/claims#badges',
    ...badges,
    '/claims#statistic',
  ]);
  expect(await entries('/impact', 'main')).toEqual(claims.figures.map(({ id }) => `/claims#${id}`));
  expect(await entries('/about', 'footer')).toEqual(['/claims#iso-9001']);
});

for (const width of [390, 1280]) {
  test(`A badge shows what it covers while closed, and leads to its entry, which is marked, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const badge = page.getByRole('region', { name: home.guarantees.title }).getByRole('listitem').last();
    for (const fact of await badge.getByRole('definition').all()) await expect(fact).toBeVisible();
    await badge.getByRole('link', { name: claims.linkLabel }).click();
    await expect(page).toHaveURL(/\/claims#/);
    const entry = page.locator(':target');
    await expect(entry.getByRole('heading')).toBeInViewport({ ratio: 1 });
    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    const others = page.locator('article:not(:target)');
    expect(await entry.evaluate(ground)).not.toBe(await others.first().evaluate(ground));
  });
}

test('The statistics can be fetched as JSON and as CSV', async ({ request }) => {
  const json = await request.get('/claims/figures.json');
  expect(json.headers()['content-type']).toContain('application/json');
  const { figures } = await json.json();
  expect(figures.map(({ value }: { value: string }) => value)).toEqual(
    claims.figures.map(({ value }) => value),
  );
  const csv = await request.get('/claims/figures.csv');
  expect(csv.headers()['content-type']).toContain('text/csv; charset=utf-8');
  expect(await csv.text()).toContain(`\r\n${claims.figures[0]?.id},`);
});
