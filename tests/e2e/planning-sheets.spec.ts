import { readContent } from '#content/content.ts';
import { sheetNames, sheets } from '../../site/sections/planning-sheet/sheets.ts';
import { papers, sheetsOnPaper } from '../support/printed.ts';
import { expect, test } from '../support/test.ts';

const { solutions, 'planning-sheets': sheet, ...content } = readContent('en');

/** With the questions to ask every hauler, one of them needs a second sheet of paper. */
const sheetsOf = (name: string): number => (name === 'distribution' ? 2 : 1);

for (const name of sheetNames) {
  test(`The planning sheet ${name} is complete, names its sources and fits on paper`, async ({ page }) => {
    const { title } = solutions.solutions[name];
    await page.goto('/solutions');
    await page.getByRole('region', { name: title }).getByRole('link', { name: sheet.link }).click();
    await expect(page).toHaveURL(`/solutions/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    const fields = page.getByRole('region', { name: sheet.title, exact: true });
    await expect(fields.getByRole('term')).toHaveText(Object.values(sheet.fields));
    for (const answer of await fields.getByRole('definition').all()) await expect(answer).not.toBeEmpty();
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveText(
      sheets[name].methods.map(method => solutions.comparison.columns[method] ?? ''),
    );
    const guidance = page.getByRole('region', { name: sheet.guidance }).getByRole('listitem');
    const sources = content[`solutions/${name}`].guidance.map(({ source }) => source);
    await expect(guidance).toContainText(sources);

    const links = page.getByRole('navigation', { name: sheet.contentsLabel }).getByRole('link');
    await expect(links).toHaveText(Object.values(solutions.solutions).map(({ title: other }) => other));
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(title);
    for (const paper of papers) expect(await sheetsOnPaper(page, paper), paper).toBe(sheetsOf(name));
  });
}
