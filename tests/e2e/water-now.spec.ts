import { loadOrganization } from '#shared/content/load-content.ts';
import { pathIn } from '#shared/i18n/language.ts';
import { telephoneHref } from '../../site/components/Phone.tsx';
import { content, readContent } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { 'every-page': everyPage, 'water-now': copy } = readContent('en');

test('The line above the header leads to help that fits on a phone screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('link', { name: everyPage.urgent.link.label }).click();
  await expect(page).toHaveURL('/water-now');
  const main = page.getByRole('main');
  for (const { call } of [...copy.topics, copy.noVoice])
    if (call) await expect(main.getByRole('link', { name: call.label })).toHaveAttribute('href', call.href);
  const { phone } = loadOrganization();
  await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', telephoneHref(phone));
  await page.evaluate(async () => void (await document.fonts.ready));
  const end = await main
    .getByRole('heading', { name: copy.group.title })
    .locator('..')
    .evaluate(element => element.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual(844);
});

test('Whoever cannot hear or speak finds ways to write from the first topic', async ({ page }) => {
  await page.goto('/water-now');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: copy.noVoice.title }).click();
  await expect(main.getByRole('heading', { name: copy.noVoice.title })).toBeInViewport();
  await expect(main.locator('a[href="sms:911"]')).toBeInViewport();
  await expect(main.locator('#no-voice a[href^="https://www.fcc.gov/"]')).toHaveCount(2);
  await main.locator('#no-voice a[href^="/contact"]').click();
  await expect(page).toHaveURL(/\/contact#message$/);
});

// Some languages need more lines than English, and nothing of the safety text is cut: the last topic may end below the screen.
test('In every language, each topic about water begins on the screen of a small phone', async ({ page }) => {
  const height = 740;
  await page.setViewportSize({ width: 360, height });
  for (const language of content.languages) {
    await page.goto(pathIn(language, '/water-now'));
    await page.evaluate(async () => void (await document.fonts.ready));
    const { topics } = readContent(language)['water-now'];
    const end = await page
      .getByRole('heading', { name: topics.at(-1)?.title ?? '' })
      .evaluate(heading => heading.getBoundingClientRect().bottom);
    expect.soft(end, language).toBeLessThanOrEqual(height);
  }
});
