import { readContent } from '#content/content.ts';
import { expect, test } from '../support/test.ts';

const { waterQuality } = readContent('en').solutions;

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Solutions');
  for (const name of solutions) {
    const card = page.getByRole('region', { name });
    await expect(card.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(card.getByText('Good to know')).toBeVisible();
    await expect(card.getByRole('img')).toHaveAttribute('alt', /^Scale model: /);
  }
  for (const name of operations) {
    await expect(page.getByRole('article', { name }).getByRole('heading', { level: 3 })).toHaveText(name);
  }
  const checklist = page.getByRole('region', { name: 'Have this ready' });
  await expect(checklist.getByRole('listitem')).toHaveCount(8);
  await expect(checklist.getByText('Send what you have.')).toBeVisible();
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('The contents of Solutions lead to every solution and operation, clear of the sticky header', async ({
  page,
}) => {
  // Without motion a link jumps at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/solutions');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(links).toHaveText([
    ...solutions,
    'Raw water in, drinking water out',
    'What safe water has to meet',
    'How the options compare',
    'How much water do you need?',
    ...operations,
    'Have this ready',
  ]);
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
    for (const [alt, names] of [
      [/purification unit/, ['Intake pump', 'Filters and membranes', 'Clean water tank', 'Taps']],
      [
        /treatment train/,
        ['Raw water', 'Pump', 'Media filters', 'Membranes', 'Ultraviolet light', 'Clean water tank'],
      ],
    ] as const) {
      const figure = page.getByRole('figure').filter({ has: page.getByAltText(alt) });
      await expect(figure.getByRole('listitem')).toHaveText([...names]);
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
      expect(outside).toEqual(names.map(() => false));
    }
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const namesOf = (role: string) =>
      nodes.filter(node => node.role?.value === role).map(node => node.name?.value);
    expect(namesOf('table')).toEqual(['What safe water has to meet', 'How the options compare']);
    expect(namesOf('columnheader')).toEqual([
      ...waterQuality.columns,
      'Bottled water',
      'Bulk tanker',
      'Treatment on site',
    ]);
    expect(namesOf('rowheader')).toEqual([
      ...waterQuality.rows.map(({ title }) => title),
      'Fits',
      'You need',
      'Watch out for',
    ]);
    await expect(page.getByText(/technical note 12.*600\/R-11\/054.*817-B-21-002/)).toBeVisible();
  });
}

test('Under 768 px each value of the comparison says which option it is about', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/solutions');
  const cell = page.getByRole('cell', { name: 'Cost and plastic waste' });
  const label = () => cell.evaluate(element => getComputedStyle(element, '::before').content);
  expect(await label()).toContain('Bottled water');
  await page.setViewportSize({ width: 768, height: 800 });
  expect(await label()).toBe('none');
});

test('Solutions prints everything to read and nothing to press', async ({ page }) => {
  await page.goto('/solutions');
  await page.emulateMedia({ media: 'print' });
  for (const name of [...solutions, ...operations]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeHidden();
});
