import { readContent, readOrganization } from '#content/content.ts';
import { claimIds } from '#content/schema/claims.ts';
import { expect, test } from '../support/test.ts';

const { claims } = readContent('en');

test('Every claim has a row with its meaning, its limits, its evidence and the day of its last check, on paper too', async ({
  page,
}) => {
  await page.goto('/claims');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claims and evidence');
  for (const id of claimIds) {
    const row = page.locator(`tr#${id}`);
    await expect(row.getByRole('rowheader')).toBeVisible();
    await expect(row.getByRole('cell')).toHaveCount(4);
    for (const cell of await row.getByRole('cell').all()) await expect(cell).not.toBeEmpty();
  }
  await expect(page.locator('astro-island')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  for (const id of claimIds) await expect(page.locator(`tr#${id}`).getByRole('rowheader')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Figures as JSON' })).toBeHidden();
});

test('A claim without evidence says so and how to ask for it', async ({ page }) => {
  await page.goto('/claims');
  const row = page.getByRole('row', { name: /^ISO 9001:2015 Certified/ });
  await expect(row).toContainText('Not shown here yet. Available on request:');
  await expect(row.getByRole('link')).toHaveAttribute('href', `mailto:${readOrganization().email}`);
  await expect(row).toContainText('No date recorded yet');
});

test('Every badge, the statistics and the certificate in the footer lead to their rows', async ({ page }) => {
  const rows = async (path: string, within: string) => {
    await page.goto(path);
    return page
      .locator(`${within} a[href^="/claims#"]`)
      .evaluateAll(links => links.map(link => link.getAttribute('href')));
  };
  const badges = claims.badges.map(({ id }) => `/claims#${id}`);
  expect(await rows('/', 'main')).toEqual(['/claims#promises', ...badges, '/claims#statistic']);
  expect(await rows('/impact', 'main')).toEqual(claims.figures.map(({ id }) => `/claims#${id}`));
  expect(await rows('/about', 'footer')).toEqual(['/claims#iso-9001']);
});

for (const width of [390, 1280]) {
  test(`A visitor who follows a badge sees its row marked, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const plate = page.locator('#epa-registration');
    await plate.locator('summary').click();
    await plate.getByRole('link', { name: /^Meaning and evidence\s?: EPA Registered$/ }).click();
    await expect(page).toHaveURL('/claims#epa-registration');
    const row = page.locator('#epa-registration');
    await expect(row.getByRole('rowheader')).toBeInViewport({ ratio: 1 });
    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(await row.evaluate(ground)).not.toBe(await page.locator('#iso-9001').evaluate(ground));
  });
}

test('The statistics can be fetched as JSON and as CSV from links on the page', async ({ page, request }) => {
  await page.goto('/claims');
  const hrefOf = async (name: string) => (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
  const json = await request.get(await hrefOf('Figures as JSON'));
  expect(json.headers()['content-type']).toContain('application/json');
  const { figures } = await json.json();
  expect(figures.map(({ value }: { value: string }) => value)).toEqual(['1M+', '500M+', '150+', '24/7']);
  const csv = await request.get(await hrefOf('Figures as CSV'));
  expect(csv.headers()['content-type']).toContain('text/csv; charset=utf-8');
  expect(await csv.text()).toMatch(/^id,value,atLeast,.*\r\npeople-served,1M\+,1000000,/);
});
