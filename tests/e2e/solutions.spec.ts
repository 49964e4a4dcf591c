import { readContent } from '#content/content.ts';
import { expect, test } from '../support/test.ts';

const { checklist, solutions: copy } = readContent('en');
const { comparison, operations, train, waterQuality } = copy;
const titlesOf = (kinds: Readonly<Record<string, { title: string }>>) =>
  Object.values(kinds).map(({ title }) => title);
const solutionTitles = titlesOf(copy.solutions);
const operationTitles = titlesOf(operations.kinds);

test.beforeEach(async ({ page }) => {
  // Without motion a link jumps at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/solutions');
});

test('A visitor finds four solutions, three operations and a checklist, and can get started', async ({
  page,
}) => {
  for (const name of solutionTitles) {
    const card = page.getByRole('region', { name });
    await expect(card.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(card.getByRole('img')).toHaveCount(1);
  }
  for (const name of operationTitles)
    await expect(page.getByRole('article', { name }).getByRole('heading', { level: 3 })).toHaveText(name);
  const items = page.getByRole('region', { name: checklist.title }).getByRole('listitem');
  await expect(items).toHaveText(checklist.items);
  await page.getByRole('link', { name: copy.start.action.label }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('The contents of Solutions lead to every section, clear of the sticky header, and paper leaves them out', async ({
  page,
}) => {
  const contents = page.getByRole('navigation', { name: copy.contentsLabel });
  const links = contents.getByRole('link');
  await expect(links).toHaveText([
    ...solutionTitles,
    ...[comparison, waterQuality].map(({ title }) => title),
    ...operationTitles,
    checklist.title,
  ]);
  const header = page.getByRole('banner');
  for (const name of [...solutionTitles, ...operationTitles]) {
    await links.filter({ hasText: name }).press('Enter');
    const heading = page.getByRole('heading', { name, exact: true });
    await expect(heading).toBeInViewport();
    const gap = async () => {
      const [above, below] = [await header.boundingBox(), await heading.boundingBox()];
      return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
    };
    await expect.poll(gap).toBeGreaterThan(0);
  }
  await page.emulateMedia({ media: 'print' });
  for (const name of [...solutionTitles, ...operationTitles])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(contents).toBeHidden();
  await expect(page.getByRole('link', { name: copy.start.action.label })).toBeHidden();
});

test('Every number in a picture has its name in the key, and tables stay tables, at every width', async ({
  page,
}) => {
  await page.locator('#water-quality summary').click();
  const session = await page.context().newCDPSession(page);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { alt, parts } of [copy.solutions.purification, train]) {
      const figure = page.getByRole('figure').filter({ has: page.getByAltText(alt) });
      await expect(figure.getByRole('listitem')).toHaveText(parts);
      const outside = await figure.evaluate(element => {
        const picture = element.querySelector('img')?.getBoundingClientRect();
        const marks = [...element.querySelectorAll('[aria-hidden="true"] > *')];
        return marks.map(mark => {
          const box = mark.getBoundingClientRect();
          return (
            picture === undefined ||
            box.left < picture.left ||
            box.right > picture.right ||
            box.top < picture.top ||
            box.bottom > picture.bottom
          );
        });
      });
      expect(outside).toEqual(parts.map(() => false));
    }
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const namesOf = (role: string) =>
      nodes.filter(node => node.role?.value === role).map(node => node.name?.value);
    expect(namesOf('table')).toEqual([comparison.title, waterQuality.title]);
    expect(namesOf('columnheader')).toEqual([...comparison.columns, ...waterQuality.columns]);
    expect(namesOf('rowheader')).toEqual(
      [...comparison.rows, ...waterQuality.rows].map(({ title }) => title),
    );
  }
});

test('Each operation says for whom it is and leads on', async ({ page }) => {
  for (const { title, people, links } of Object.values(operations.kinds)) {
    const operation = page.getByRole('article', { name: title });
    await expect(operation.getByRole('heading', { level: 4 })).toHaveText(people);
    await expect(operation.getByRole('link')).toHaveText(links.map(({ label }) => label));
  }
});
