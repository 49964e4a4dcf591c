import { expect, test } from '../support/test.ts';

test('Impact shows four statistics, each with what it counts', async ({ page }) => {
  await page.goto('/impact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Impact');
  const figures = [
    ['people served', '1M+', 'Counting method available on request.'],
    ['liters delivered', '500M+', 'about 132 million gallons'],
    ['operations supported', '150+', 'Counting method available on request.'],
    ['emergency response', '24/7', 'A service level, not a count.'],
  ] as const;
  for (const [label, value, note] of figures) {
    const row = page.getByRole('main').locator('dl > div', { hasText: label });
    await expect(row.getByRole('term')).toHaveText(label);
    await expect(row.getByText(value, { exact: true })).toBeVisible();
    await expect(row.getByText(note)).toBeVisible();
  }
});

test('Impact marks each of its three stories as a representative scenario', async ({ page }) => {
  await page.goto('/impact');
  const stories = page.getByRole('region', { name: 'What this looks like' }).getByRole('article');
  await expect(stories).toHaveCount(3);
  const titles = [
    'The shelter that could not wait',
    'Water everywhere, none of it safe',
    'A supply line with a second plan',
  ];
  for (const [index, title] of titles.entries()) {
    const story = stories.nth(index);
    await expect(story.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(story.getByRole('img', { name: /^Model: / })).toBeVisible();
    await expect(story.getByText('What it shows')).toBeVisible();
    const help = story.getByText('It does not describe a particular event, person or partner.');
    await expect(help).toBeHidden();
    await story.getByText('Representative scenario').focus();
    await page.keyboard.press('Enter');
    await expect(help).toBeVisible();
  }
});

test('Impact shows a mission in six numbered steps and ends with the call to join', async ({ page }) => {
  await page.goto('/impact');
  const mission = page.getByRole('region', { name: 'Mission in action' });
  await expect(mission.getByText('Representative course of a mission.')).toBeVisible();
  const steps = mission.getByRole('list', { name: 'From first message to running tap' });
  await expect(steps.getByRole('listitem')).toHaveText([
    /^1You write or call\./,
    /^2We size the need\./,
    /^3We agree on a plan\./,
    /^4Water moves\./,
    /^5We stay reachable\./,
    /^6You get your tap back\./,
  ]);
  const closing = page.getByRole('region', { name: 'Join Us in Making Clean Water Accessible to All' });
  await expect(closing.getByRole('link', { name: 'Partner With Us' })).toHaveAttribute('href', '/contact');
  await expect(closing.getByRole('link', { name: 'Make a Donation' })).toHaveAttribute('href', '/donate');
});
