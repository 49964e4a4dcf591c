import { readContent } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

// Tables of contents of long pages. That each link leads to a place that exists is proved in tests/server/markup.test.ts.

const { 'privacy-policy': policy, solutions } = readContent('en');

// Without motion a link jumps at once.
test.use({ reducedMotion: 'reduce' });

for (const { path, label } of [
  { path: '/solutions', label: solutions.contentsLabel },
  { path: '/privacy-policy', label: policy.contentsLabel },
]) {
  test(`Links in the contents of ${path} lead to its sections, clear of the sticky header, and the contents are not printed`, async ({
    page,
  }) => {
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: label });
    const links = contents.getByRole('link');
    for (const link of [links.nth(1), links.nth(4), links.last()]) {
      const name = await link.innerText();
      await link.press('Enter');
      const heading = page.getByRole('main').getByRole('heading', { name, exact: true });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const header = await page.getByRole('banner').boundingBox();
      const { y = 0 } = (await heading.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    }
    await page.emulateMedia({ media: 'print' });
    await expect(contents).toBeHidden();
  });
}
