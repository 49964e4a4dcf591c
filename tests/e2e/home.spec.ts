import { readContent, readOrganization } from '#content/content.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { home, claims } = readContent('en');

// The video has journeys of its own.
test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('The hero offers two ways on in two styles and fills at least 80 % of the window', async ({ page }) => {
  const hero = page.getByRole('region', { name: 'Industry-Leading Water Solutions' });
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Industry-Leading Water Solutions');
  await expect(
    hero.getByText('Delivering Safe Water, Anywhere Disaster Strikes...', { exact: true }),
  ).toBeVisible();
  const explore = hero.getByRole('link', { name: 'Explore Our Capabilities' });
  const request = hero.getByRole('link', { name: 'Request Consultation' });
  await expect(explore).toHaveAttribute('href', '/solutions');
  await expect(request).toHaveAttribute('href', '/contact');
  // Primary is filled, outline is not.
  await expect(request).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(explore).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1920, height: 1400 },
  ]) {
    await page.setViewportSize(viewport);
    const height = (await hero.boundingBox())?.height;
    expect(height, `${viewport.width} px`).toBeGreaterThanOrEqual(Math.floor(0.8 * viewport.height));
  }
});

test('Home has the specified sections in their order, with contact at the end', async ({ page }) => {
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const specified = [
    'Tactical Lifeline',
    'Our Quality Guarantees',
    '2.2 Billion People Lack Safe Water Access. Disasters Turn Crisis Into Catastrophe.',
    'Join Us in Making Clean Water Accessible to All',
  ];
  const shown = headings.map(heading => heading.replace(/\s+/g, ' ').trim());
  expect(shown.filter(heading => specified.includes(heading))).toEqual(specified);
  expect(shown.at(-1)).toBe(readContent('en').contact.section.title);
});

test('Home shows every promise, the three lifeline cards, the four badges and the closing call', async ({
  page,
}) => {
  const promises = page.getByRole('region', { name: home.promises.title }).getByRole('listitem');
  await expect(promises).toHaveText([
    `Response within ${readOrganization().responseHours} hours`,
    'Emergency water delivery within 24 hrs',
    'Emergency solutions deployed within 24-48 hours',
    `Technical support ${readOrganization().supportHours}`,
  ]);
  const lifeline = page.getByRole('region', { name: 'Tactical Lifeline' });
  const cards = {
    'Emergency Water Delivery': 'Bottled water and bulk tankers deployed within 24 hrs.',
    'Mobile Purification Systems': 'Convert seawater, floodwater or sewage into safe drinking water onsite.',
    'Tactical Water Support': 'Military-grade logistics for NGOs and governments in conflict zones.',
  };
  await expect(lifeline.getByRole('heading', { level: 3 })).toHaveText(Object.keys(cards));
  for (const sentence of Object.values(cards)) {
    await expect(lifeline.getByText(sentence, { exact: true })).toBeVisible();
  }
  const guarantees = page.getByRole('region', { name: 'Our Quality Guarantees' });
  await expect(guarantees.getByRole('heading', { level: 3 })).toHaveText([
    'ISO 9001:2015 Certified',
    'WHO Standards Compliant',
    'EPA Registered',
    'Quality Tested',
  ]);
  const closing = page.getByRole('region', { name: 'Join Us in Making Clean Water Accessible to All' });
  const partner = closing.getByRole('link', { name: 'Partner With Us' });
  const donate = closing.getByRole('link', { name: 'Make a Donation' });
  await expect(partner).toHaveAttribute('href', '/contact?about=partner');
  await expect(donate).toHaveAttribute('href', '/donate');
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await partner.evaluate(ground)).not.toBe(await donate.evaluate(ground));
});

test('The statistic is one text with a dated source', async ({ page }) => {
  const name = '2.2 Billion People Lack Safe Water Access. Disasters Turn Crisis Into Catastrophe.';
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name, exact: true })).toContainText(claims.statistic.source);
});

test('Every audience finds its way from Home into the solutions', async ({ page }) => {
  const rows = page.getByRole('region', { name: home.audience.title });
  const targets = await rows
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
  expect(targets).toHaveLength(home.audience.rows.length);
  await page.goto('/solutions');
  for (const target of targets) await expect(page.locator(new URL(target, page.url()).hash)).toHaveCount(1);
});

test('Home prints the phone number and what the badges cover, and no buttons', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').getByText(readOrganization().phone).last()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: home.hero.actions[0].label })).toBeHidden();
  for (const { facts } of claims.badges) {
    await expect(page.getByText(facts[0].value, { exact: true })).toBeVisible();
  }
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
