import { readContent } from '#content/content.ts';
import { expect, test } from '../support/test.ts';

const content = readContent('en');

for (const name of ['privacy-policy', 'terms-of-service'] as const) {
  const { title, contentsLabel } = content[name];

  test(`The contents of ${name} stay in view and lead to every section, and paper leaves them out`, async ({
    page,
  }) => {
    // Without motion a link jumps at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const contents = page.getByRole('navigation', { name: contentsLabel });
    const links = contents.getByRole('link');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    const titles = await headings.allInnerTexts();
    expect(await links.allInnerTexts()).toEqual(titles);
    for (const index of titles.keys()) {
      await links.nth(index).press('Enter');
      await expect(headings.nth(index)).toBeInViewport({ ratio: 1 });
    }
    await headings.nth(6).scrollIntoViewIfNeeded();
    await expect(contents).toBeInViewport({ ratio: 1 });
    await page.emulateMedia({ media: 'print' });
    await expect(contents).toBeHidden();
    await expect(headings.last()).toBeVisible();
  });
}
