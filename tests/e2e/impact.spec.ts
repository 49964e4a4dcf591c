import { readContent } from '#content/content.ts';
import { expect, test } from '../support/test.ts';

const { claims, impact } = readContent('en');

test.beforeEach(async ({ page }) => {
  await page.goto('/impact');
});

test('Impact shows four statistics, each with what it counts', async ({ page }) => {
  const statistics = page.getByRole('main').locator('dl > div');
  for (const { id, label, value } of claims.figures) {
    const row = statistics.filter({ hasText: label });
    await expect(row.getByText(value, { exact: true })).toBeVisible();
    await expect(row.getByText(impact.readings.meanings[id])).toBeVisible();
  }
});

test('Impact marks each of its three stories as an example', async ({ page }) => {
  const { title, label, items } = impact.stories;
  const stories = page.getByRole('region', { name: title }).getByRole('article');
  await expect(stories.getByRole('heading', { level: 3 })).toHaveText(items.map(story => story.title));
  for (const story of await stories.all()) await expect(story.getByText(label)).toBeVisible();
});

test('Impact numbers the steps of a mission', async ({ page }) => {
  const steps = page.getByRole('list', { name: impact.mission.lead }).getByRole('listitem');
  await expect(steps).toHaveText(
    impact.mission.steps.map(({ title, text }, index) => `${index + 1}${title}${text}`),
  );
});
