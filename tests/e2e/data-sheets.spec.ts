import { readContent } from '#content/content.ts';
import { papers, sheetsOnPaper } from '../support/printed.ts';
import { expect, test } from '../support/test.ts';

const { solutions, 'data-sheets': words, ...content } = readContent('en');

const sheets = [
  { name: 'provision', methods: ['Bottled water', 'Bulk tanker', 'Treatment on site'] },
  { name: 'purification', methods: ['Treatment on site'] },
  { name: 'distribution', methods: ['Bottled water', 'Bulk tanker'] },
  { name: 'technology', methods: [] },
] as const;

for (const { name, methods } of sheets) {
  const { title } = solutions.solutions[name];

  test.describe(title, () => {
    test('leads from its card to its data sheet', async ({ page }) => {
      await page.goto('/solutions');
      await page.getByRole('link', { name: new RegExp(`^Data sheet ?: ${title}$`) }).click();
      await expect(page).toHaveURL(`/solutions/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });

    test('has a sheet with the same fields as all others, and says what is not on it', async ({ page }) => {
      await page.goto(`/solutions/${name}`);
      const sheet = page.getByRole('region', { name: 'Data sheet' });
      await expect(sheet.getByRole('term')).toHaveText(Object.values(words.fields));
      await expect(sheet.getByRole('definition').last()).toContainText('ask us');
      for (const answer of await sheet.getByRole('definition').all()) await expect(answer).not.toBeEmpty();
    });

    test('names the methods it may come in, and the source of all that others have published', async ({
      page,
    }) => {
      await page.goto(`/solutions/${name}`);
      await expect(page.getByRole('table', { name: 'Methods' }).getByRole('columnheader')).toHaveText([
        ...methods,
      ]);
      const guidance = page.getByRole('region', { name: 'What published guidance says' });
      const { guidance: items } = content[`solutions/${name}`];
      await expect(guidance.getByRole('listitem')).toHaveCount(items.length);
      for (const item of await guidance.getByRole('listitem').all())
        await expect(item).toContainText(/Source: \S/);
    });

    for (const paper of papers) {
      test(`fits on one sheet of ${paper}`, async ({ page }) => {
        await page.goto(`/solutions/${name}`);
        expect(await sheetsOnPaper(page, paper)).toBe(1);
      });
    }
  });
}

test('a sheet leads to the others and marks itself', async ({ page }) => {
  await page.goto('/solutions/distribution');
  const links = page.getByRole('navigation', { name: 'Data sheets' }).getByRole('link');
  await expect(links).toHaveText(Object.values(solutions.solutions).map(({ title }) => title));
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(
    'Water Shipping and Distribution',
  );
});

test('search engines learn that a sheet belongs to Solutions', async ({ page }) => {
  await page.goto('/solutions/purification');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const trail = JSON.parse(data ?? '')['@graph'].find(
    (thing: { '@type': string }) => thing['@type'] === 'BreadcrumbList',
  );
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'Solutions',
    expect.stringContaining('Purification'),
  ]);
});
