import { readContent } from '#content/content.ts';
import { expect, test } from '../support/test.ts';

const { solutions: copy, checklist } = readContent('en');

const solutions = [
  'Clean Water Provision',
  'Water Cleaning and Purification Capability',
  'Water Shipping and Distribution',
  'Technology and System Development',
];
const operations = ['Disaster Response', 'Tactical Water Support', 'Community Support'];

test('A visitor finds four solutions, three operations and a checklist, and can get started', async ({
  page,
}) => {
  await page.goto('/solutions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title);
  for (const name of solutions) {
    const card = page.getByRole('region', { name });
    await expect(card.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(card.getByText(copy.goodToKnowLabel)).toBeVisible();
    await expect(card.getByRole('img')).toBeAttached();
  }
  for (const name of operations) {
    await expect(page.getByRole('article', { name }).getByRole('heading', { level: 3 })).toHaveText(name);
  }
  await expect(page.getByRole('region', { name: checklist.title }).getByRole('listitem')).toHaveCount(
    checklist.items.length,
  );
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('The contents of Solutions lead to every solution and operation, clear of the sticky header', async ({
  page,
}) => {
  // Without motion a link jumps at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/solutions');
  const links = page.getByRole('navigation', { name: copy.contentsLabel }).getByRole('link');
  const header = page.getByRole('banner');
  for (const name of [...solutions, ...operations]) {
    await links.filter({ hasText: name }).press('Enter');
    const heading = page.getByRole('heading', { name, exact: true });
    await expect(heading).toBeInViewport();
    const gap = async () => {
      const [above, below] = [await header.boundingBox(), await heading.boundingBox()];
      return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
    };
    await expect.poll(gap).toBeGreaterThan(0);
  }
});

for (const width of [375, 1280]) {
  test(`Every number in a picture has its name in the key, and tables stay tables, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/solutions');
    for (const { alt, parts } of [copy.solutions.purification, copy.train]) {
      const figure = page.getByRole('figure').filter({ has: page.getByAltText(alt) });
      await expect(figure.getByRole('listitem')).toHaveText(parts);
      const marks = await figure.evaluate(element => {
        const picture = element.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
        return [...element.querySelectorAll('[aria-hidden="true"] > *')].map(mark => {
          const { left, right, top, bottom } = mark.getBoundingClientRect();
          return (
            left >= picture.left && right <= picture.right && top >= picture.top && bottom <= picture.bottom
          );
        });
      });
      expect(marks).toEqual(parts.map(() => true));
    }
    await page.locator('#water-quality summary').click();
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const namesOf = (role: string) =>
      nodes.filter(node => node.role?.value === role).map(node => node.name?.value);
    const { waterQuality, comparison } = copy;
    expect(namesOf('table')).toEqual([comparison.title, waterQuality.title]);
    expect(namesOf('columnheader')).toEqual([...comparison.columns, ...waterQuality.columns]);
    const rows = [...comparison.rows, ...waterQuality.rows];
    expect(namesOf('rowheader')).toEqual(rows.map(({ title }) => title));
  });
}

test('Each operation says for whom it is and leads on, and its picture is described', async ({ page }) => {
  await page.goto('/solutions');
  for (const { title, people, links, alt } of Object.values(copy.operations.kinds)) {
    const operation = page.getByRole('article', { name: title });
    await expect(operation.getByRole('heading', { level: 4 })).toHaveText(people);
    await expect(operation.getByRole('img', { name: alt })).toBeAttached();
    await expect(operation.getByRole('link')).toHaveText(links.map(({ label }) => label));
  }
});

test('Solutions prints its text without navigation and buttons', async ({ page }) => {
  await page.goto('/solutions');
  await page.emulateMedia({ media: 'print' });
  for (const name of [...solutions, ...operations]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('navigation', { name: copy.contentsLabel })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeHidden();
});
