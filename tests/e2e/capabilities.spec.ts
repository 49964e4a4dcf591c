import { readContent, readOrganization } from '#content/content.ts';
import { papers, readPdf, sheetsOnPaper } from '../support/printed.ts';
import { expect, test } from '../support/test.ts';

const { capabilities, checklist, claims, solutions } = readContent('en');

test.beforeEach(async ({ page }) => {
  await page.goto('/capabilities');
});

test('a buyer finds everything that is looked for first on one page', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'What we provide',
    'Core competencies',
    'How the options compare',
    'Have this ready',
    'Time promises',
    'Quality',
    'Identifiers',
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

test('every promise and every badge stands there in the words of the page of claims', async ({ page }) => {
  const promises = page.getByRole('region', { name: 'Time promises' });
  await expect(promises.getByRole('term')).toHaveText(claims.promises.map(({ name }) => name));
  await expect(promises.getByRole('definition')).toHaveText(claims.promises.map(({ value }) => value));
  const quality = page.getByRole('region', { name: 'Quality' });
  for (const { name, means, limits } of claims.badges) {
    const badge = quality.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(badge).toContainText(means);
    await expect(badge).toContainText(limits);
  }
});

test('each solution leads to its data sheet', async ({ page }) => {
  for (const [name, { title }] of Object.entries(solutions.solutions)) {
    const link = page.getByRole('link', { name: new RegExp(`^Data sheet ?: ${title}$`) });
    await expect(link).toHaveAttribute('href', `/solutions/${name}`);
  }
});

test('phone and e-mail can be pressed', async ({ page }) => {
  const contact = page.getByRole('region', { name: 'Contact' });
  const { email } = readOrganization();
  await expect(contact.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(contact.getByRole('link', { name: '+1 (305) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+13055550142',
  );
});

for (const paper of papers) {
  test(`it fills two sheets of ${paper}`, async ({ page }) => {
    expect(await sheetsOnPaper(page, paper)).toBe(2);
  });
}

test('its PDF has two sheets and the structure that assistive technology reads', async ({
  page,
  request,
}) => {
  const href = await page.getByRole('link', { name: capabilities.pdf }).getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
  const file = await response.body();
  expect(readPdf(file)).toEqual({ sheets: 2, tagged: true, language: 'en' });
  // The font is in it: it looks the same where that font is not installed.
  expect(file.toString('latin1')).toMatch(/\/FontName\s*\/\w*\+?SpecialGothic/);
});
