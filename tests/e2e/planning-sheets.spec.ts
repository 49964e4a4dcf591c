import { readContent } from '#content/content.ts';
import { papers, sheetsOnPaper } from '../support/printed.ts';
import { expect, test } from '../support/test.ts';

const { solutions, 'planning-sheets': sheet, ...content } = readContent('en');

const sheets = [
  { name: 'provision', methods: ['Bottled water', 'Bulk tanker', 'Treatment on site'] },
  { name: 'purification', methods: ['Treatment on site'] },
  { name: 'distribution', methods: ['Bottled water', 'Bulk tanker'] },
  { name: 'technology', methods: [] },
] as const;

/** With the questions to ask every hauler, one of them needs a second sheet of paper. */
const sheetsOf = (name: string): number => (name === 'distribution' ? 2 : 1);

for (const { name, methods } of sheets) {
  const { title } = solutions.solutions[name];

  test(`The planning sheet ${title} is complete, names its sources and fits on paper`, async ({ page }) => {
    await page.goto('/solutions');
    await page.getByRole('link', { name: new RegExp(`^Planning sheet ?: ${title}$`) }).click();
    await expect(page).toHaveURL(`/solutions/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    const fields = page.getByRole('region', { name: 'Planning sheet' });
    await expect(fields.getByRole('term')).toHaveText(Object.values(sheet.fields));
    for (const answer of await fields.getByRole('definition').all()) await expect(answer).not.toBeEmpty();
    await expect(
      page.getByRole('table', { name: 'How the methods compare' }).getByRole('columnheader'),
    ).toHaveText([...methods]);
    const guidance = page.getByRole('region', { name: 'What published guidance says' }).getByRole('listitem');
    await expect(guidance).toHaveCount(content[`solutions/${name}`].guidance.length);
    for (const item of await guidance.all()) await expect(item).toContainText(/Source: \S/);

    const links = page.getByRole('navigation', { name: 'Planning sheets' }).getByRole('link');
    await expect(links).toHaveText(Object.values(solutions.solutions).map(({ title: other }) => other));
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(title);
    for (const paper of papers) expect(await sheetsOnPaper(page, paper), paper).toBe(sheetsOf(name));
  });
}
