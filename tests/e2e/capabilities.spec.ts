import { readContent, readOrganization } from '#content/content.ts';
import { papers, readPdf, sheetsOnPaper } from '../support/printed.ts';
import { expect, test } from '../support/test.ts';

const { capabilities, checklist, claims, solutions } = readContent('en');

test.beforeEach(async ({ page }) => {
  await page.goto('/capabilities');
});

test('A buyer finds everything looked for first on one page', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'What we provide',
    'Core competencies',
    'How the options compare',
    'Have this ready',
    'Time promises',
    'Quality',
    capabilities.identifiers.title,
    'Contact',
  ]);
  await expect(page.getByRole('table', { name: 'How the options compare' }).getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('region', { name: checklist.title }).getByRole('listitem')).toHaveText(
    checklist.items,
  );
  await expect(page.getByRole('region', { name: 'Core competencies' }).getByRole('listitem')).toHaveText(
    capabilities.competencies.items,
  );
});

test('The page for public buyers repeats every promise and every badge in the words of the claims page', async ({
  page,
}) => {
  const promises = page.getByRole('region', { name: 'Time promises' });
  await expect(promises.getByRole('term')).toHaveText(claims.promises.map(({ name }) => name));
  await expect(promises.getByRole('definition')).toHaveText(claims.promises.map(({ value }) => value));
  const quality = page.getByRole('region', { name: 'Quality' });
  for (const { name, means } of claims.badges) {
    const badge = quality.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(badge).toContainText(means);
  }
});

test('The page for public buyers leads to each planning sheet, to the phone and to the email', async ({
  page,
}) => {
  for (const name of ['provision', 'distribution'] as const) {
    const { title } = solutions.solutions[name];
    const link = page.getByRole('link', { name: new RegExp(`^Planning sheet ?: ${title}$`) });
    await expect(link).toHaveAttribute('href', `/solutions/${name}`);
  }
  const contact = page.getByRole('region', { name: 'Contact' });
  const { email } = readOrganization();
  await expect(contact.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(contact.getByRole('link', { name: '+1 (305) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+13055550142',
  );
});

test('The page for public buyers prints on two sheets, and its PDF has the structure that assistive technology reads', async ({
  page,
  request,
}) => {
  for (const paper of papers) expect(await sheetsOnPaper(page, paper), paper).toBe(2);
  const href = await page.getByRole('link', { name: capabilities.pdf }).getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
  const file = await response.body();
  expect(readPdf(file)).toEqual({ sheets: 2, tagged: true, language: 'en' });
  // Embeds the font, so that it looks the same everywhere.
  expect(file.toString('latin1')).toMatch(/\/FontName\s*\/\w*\+?SpecialGothic/);
});
