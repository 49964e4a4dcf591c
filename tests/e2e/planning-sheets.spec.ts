import { readContent } from '#content/content.ts';
import { papers, sheetsOnPaper } from '../support/printed.ts';
import { expect, test } from '../support/test.ts';

const { solutions, 'planning-sheets': sheet, ...content } = readContent('en');

for (const name of ['provision', 'distribution'] as const) {
  const { title } = solutions.solutions[name];

  test(`The planning sheet ${title} is complete and fits on one sheet of paper`, async ({ page }) => {
    await page.goto('/solutions');
    await page.getByRole('link', { name: new RegExp(`^${sheet.link} ?: ${title}$`) }).click();
    await expect(page).toHaveURL(`/solutions/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    const fields = page.getByRole('region', { name: sheet.title });
    await expect(fields.getByRole('term')).toHaveText(Object.values(sheet.fields));
    for (const answer of await fields.getByRole('definition').all()) await expect(answer).not.toBeEmpty();
    const guidance = page.getByRole('region', { name: sheet.guidance }).getByRole('listitem');
    await expect(guidance).toHaveCount(content[`solutions/${name}`].guidance.length);
    for (const paper of papers) expect(await sheetsOnPaper(page, paper), paper).toBe(1);
  });
}
