import { readContent } from '#content/content.ts';
import { expect, test } from '../support/test.ts';

const { claims, impact } = readContent('en');

test('Impact shows four statistics, each with what it counts', async ({ page }) => {
  await page.goto('/impact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Impact');
  for (const { label, value, means } of claims.figures) {
    const row = page.getByRole('main').locator('dl > div', { hasText: label });
    await expect(row.getByRole('term')).toHaveText(label);
    await expect(row.getByText(value, { exact: true })).toBeVisible();
    await expect(row.getByText(means)).toBeVisible();
  }
});

test('Impact marks each of its three stories as an example', async ({ page }) => {
  await page.goto('/impact');
  const { title, label, help, items } = impact.stories;
  const stories = page.getByRole('region', { name: title }).getByRole('article');
  await expect(stories).toHaveCount(3);
  for (const [index, item] of items.entries()) {
    const story = stories.nth(index);
    await expect(story.getByRole('heading', { level: 3, name: item.title })).toBeVisible();
    await expect(story.getByRole('img', { name: item.pictureAlt })).toBeVisible();
    await expect(story.getByText(item.shows)).toBeVisible();
    await expect(story.getByText(help)).toBeHidden();
    await story.getByText(label).focus();
    await page.keyboard.press('Enter');
    await expect(story.getByText(help)).toBeVisible();
  }
});

test('Impact shows a mission in six numbered steps and ends with the call to join', async ({ page }) => {
  await page.goto('/impact');
  const mission = page.getByRole('region', { name: 'Mission in action' });
  await expect(mission.getByText(impact.mission.note)).toBeVisible();
  const steps = mission.getByRole('list', { name: 'From first message to running tap' });
  await expect(steps.getByRole('listitem')).toHaveText([
    /^1You write or call\./,
    /^2We size the need\./,
    /^3We agree on a plan\./,
    /^4Water moves\./,
    /^5We stay reachable\./,
    /^6Your taps run again\./,
  ]);
  const closing = page.getByRole('region', { name: 'Join Us in Making Clean Water Accessible to All' });
  await expect(closing.getByRole('link', { name: 'Partner With Us' })).toHaveAttribute(
    'href',
    '/contact?about=partner',
  );
  await expect(closing.getByRole('link', { name: 'Make a Donation' })).toHaveAttribute('href', '/donate');
});
