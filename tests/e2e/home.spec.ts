import { readContent } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { claims, contact, home, 'every-page': everyPage } = readContent('en');
const [explore, request] = home.hero.actions;
const statistic = [claims.statistic.amount, ...claims.statistic.lines].join(' ');

// Keeps the hero video, which has tests of its own, from playing.
test.use({ reducedMotion: 'reduce' });

test('The hero fills 80% of the window, and its two actions look different', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: home.hero.title });
  // The first action is filled, the second only outlined.
  const transparent = 'rgba(0, 0, 0, 0)';
  await expect(hero.getByRole('link', { name: explore.label })).not.toHaveCSS(
    'background-color',
    transparent,
  );
  await expect(hero.getByRole('link', { name: request.label })).toHaveCSS('background-color', transparent);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1920, height: 1400 },
  ]) {
    await page.setViewportSize(viewport);
    const height = (await hero.boundingBox())?.height;
    expect(height, `${viewport.width} px`).toBeGreaterThanOrEqual(Math.floor(0.8 * viewport.height));
  }
});

test('The sections of Home are in the specified order, with contact last', async ({ page }) => {
  await page.goto('/');
  const specified = [
    home.lifeline.title,
    home.guarantees.title,
    statistic,
    everyPage.closing.title,
    contact.section.title,
  ];
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const shown = headings.map(heading => heading.replace(/\s+/g, ' ').trim());
  expect(shown.filter(heading => specified.includes(heading))).toEqual(specified);
  const closing = page.getByRole('region', { name: everyPage.closing.title }).getByRole('link');
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await closing.first().evaluate(ground)).not.toBe(await closing.last().evaluate(ground));
});
