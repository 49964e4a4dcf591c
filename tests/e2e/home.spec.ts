import { readContent, readOrganization } from '#content/content.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { claims, contact, home, shared } = readContent('en');
const [explore, request] = home.hero.actions;
const statistic = [claims.statistic.amount, ...claims.statistic.lines].join(' ');

// The film has journeys of its own: here it stands still.
test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('The hero has its title, offers two ways on and fills at least 80 % of the window', async ({ page }) => {
  const hero = page.getByRole('region', { name: home.hero.title });
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
  await expect(hero.getByText(home.hero.subtitle, { exact: true })).toBeVisible();
  const primary = hero.getByRole('link', { name: explore.label });
  const outline = hero.getByRole('link', { name: request.label });
  await expect(primary).toHaveAttribute('href', '/solutions');
  await expect(outline).toHaveAttribute('href', '/contact');
  // Primary is filled, outline is not.
  await expect(primary).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(outline).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
    { width: 1920, height: 1400 },
  ]) {
    await page.setViewportSize(viewport);
    const height = (await hero.boundingBox())?.height;
    expect(height, `${viewport.width} px`).toBeGreaterThanOrEqual(Math.floor(0.8 * viewport.height));
  }
});

test('The sections of Home are in the specified order, contact last', async ({ page }) => {
  const specified = [
    home.lifeline.title,
    home.guarantees.title,
    statistic,
    shared.closing.title,
    contact.section.title,
  ];
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const shown = headings.map(heading => heading.replace(/\s+/g, ' ').trim());
  expect(shown.filter(heading => specified.includes(heading))).toEqual(specified);
});

test('Home tells every promise in words and shows the three lifeline cards', async ({ page }) => {
  const promises = page.getByRole('region', { name: home.promises.title }).getByRole('listitem');
  await expect(promises).toHaveText(claims.promises.map(({ name, value }) => `${name} ${value}`));
  const cards = page.getByRole('region', { name: home.lifeline.title }).getByRole('listitem');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(
    home.lifeline.cards.map(({ title }) => title),
  );
  for (const { title, sentence } of home.lifeline.cards)
    await expect(cards.filter({ hasText: title }).getByText(sentence, { exact: true })).toBeVisible();
});

test('The statistic is one text with its source, and the closing call asks for partners and gifts in two styles', async ({
  page,
}) => {
  const gauge = page.getByRole('region', { name: statistic, exact: true });
  await expect(gauge.getByRole('heading', { level: 2, name: statistic, exact: true })).toBeVisible();
  await expect(gauge.getByText(claims.statistic.source)).toBeVisible();
  const closing = page.getByRole('region', { name: shared.closing.title }).getByRole('link');
  await expect(closing).toHaveText(shared.closing.actions.map(({ label }) => label));
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await closing.first().evaluate(ground)).not.toBe(await closing.last().evaluate(ground));
});

test('Home prints the phone number and what the badges cover, and no buttons', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').getByText(readOrganization().phone).last()).toBeVisible();
  await expect(page.getByRole('link', { name: explore.label })).toBeHidden();
  for (const { label } of shared.closing.actions)
    await expect(page.getByRole('link', { name: label })).toBeHidden();
  const guarantees = page.getByRole('region', { name: home.guarantees.title });
  await expect(guarantees.getByText(claims.badges[0]?.facts[0].value ?? '')).toBeVisible();
});

test('In every language and width, no heading of Home and Solutions breaks inside a word', async ({
  page,
}) => {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const language of content.languages) {
      for (const path of ['/', '/solutions']) {
        await page.goto(content.localizedPath(language, path));
        await page.evaluate(async () => void (await document.fonts.ready));
        expect.soft(await page.evaluate(brokenWords), `${language} ${path} ${width} px`).toEqual([]);
      }
    }
  }
});

/** Words in headings that take more than one line. */
function brokenWords(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('h1, h2, h3, h4')].flatMap(heading => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
