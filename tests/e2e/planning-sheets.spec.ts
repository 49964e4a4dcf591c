import { readContent } from '#content/content.ts';
import { papers, sheetsOnPaper } from '../support/printed.ts';
import { expect, test } from '../support/test.ts';

const { solutions, 'planning-sheets': sheet, ...content } = readContent('en');

/** With the questions to ask every hauler, one of them needs a second sheet of paper. */
const sheetsOf = (name: string): number => (name === 'distribution' ? 2 : 1);

for (const name of ['provision', 'distribution'] as const) {
  const { title } = solutions.solutions[name];

  test(`The planning sheet ${title} is complete and fits on paper`, async ({ page }) => {
    await page.goto('/solutions');
    await page.getByRole('link', { name: `${sheet.link} (${title})` }).click();
    await expect(page).toHaveURL(`/solutions/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    const fields = page.getByRole('region', { name: sheet.title });
    await expect(fields.getByRole('term')).toHaveText(Object.values(sheet.fields));
    for (const answer of await fields.getByRole('definition').all()) await expect(answer).not.toBeEmpty();
    const guidance = page.getByRole('region', { name: sheet.guidance }).getByRole('listitem');
    await expect(guidance).toHaveCount(content[`solutions/${name}`].guidance.length);
    for (const paper of papers)
      expect(await sheetsOnPaper(page, paper), paper).toBeLessThanOrEqual(sheetsOf(name));
  });
}
