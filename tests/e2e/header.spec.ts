import { pathIn } from '#shared/i18n/language.ts';
import { expectNoViolations } from '../support/axe.ts';
import { content, readContent } from '../support/content.ts';
import { expectTargetsForThumbs } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

// Keeps the hero video, which has tests of its own, from playing.
test.use({ reducedMotion: 'reduce' });

const { header } = readContent('en')['every-page'];
const { brand } = content.organization;
const links = header.links.map(({ label }) => label);
const linkTo = (path: string) => header.links.find(({ href }) => href === path)?.label ?? 'none';

test('The header shows its five links from 768 px on, and a menu below that', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/about');
  const banner = page.getByRole('banner');
  const navigation = page.getByRole('navigation', { name: header.navigationLabel });
  await expect(navigation.getByRole('link')).toHaveText(links);
  await expect(banner.locator('[aria-current="page"]')).toHaveText(linkTo('/about'));
  // The header stays in the window, so the page must not show through it.
  await expect(banner).toHaveCSS('background-color', /^rgb\(/);
  const open = page.getByRole('button', { name: header.openMenu });
  await expect(open).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(navigation).toBeHidden();
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await open.click();
  const close = page.getByRole('button', { name: header.closeMenu });
  await expect(close).toHaveAttribute('aria-expanded', 'true');
  await expect(navigation.getByRole('list').first().getByRole('listitem')).toHaveText(links);
  await expectTargetsForThumbs(page);
  await expectNoViolations(page, { state: 'menu' });
  // The menu closes when the window widens.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await banner.getByRole('link', { name: brand, exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('In a browser without popovers the menu is closed until its button is pressed', async ({ page }) => {
  // Takes from the page what such a browser does not understand.
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await page.route('/about', async route => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(':popover-open', ':unknown')
      .replace('popover="auto"', '');
    await route.fulfill({ body, contentType: 'text/html' });
  });
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/about');
  const first = page.getByRole('navigation', { name: header.navigationLabel }).getByRole('link').first();
  await expect(first).toBeHidden();
  await page.evaluate(() => scrollTo(0, 900));
  const open = page.getByRole('button', { name: header.openMenu });
  await open.click();
  await expect(first).toBeInViewport();
  await first.focus();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await page.getByRole('button', { name: header.closeMenu }).click();
  await expect(first).toBeHidden();
});

test('The header fits at 768 px in every language, even with wide spacing', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  for (const language of content.languages) {
    await page.goto(pathIn(language, '/about'));
    const sizes = await page.evaluate(() => {
      // The spacing of WCAG 1.4.12.
      const spacing = new CSSStyleSheet();
      spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
      document.adoptedStyleSheets = [spacing];
      const header = document.querySelector('header');
      const call = document.querySelector('header a[href^="tel:"]');
      return [document.documentElement.scrollWidth, (header?.clientHeight ?? 0) - (call?.clientHeight ?? 0)];
    });
    expect.soft(sizes[0], language).toBe(768);
    expect.soft(sizes[1], language).toBeGreaterThanOrEqual(0);
  }
});

test.describe('On a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('The menu works without JavaScript, by keyboard and by pointer', async ({ page }) => {
    await page.goto('/');
    const open = page.getByRole('button', { name: header.openMenu });
    const close = page.getByRole('button', { name: header.closeMenu });
    const menu = page.locator('#menu');
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: linkTo('/') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 800);
    await close.click();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await open.click();
    // An empty place of the header, between the logo and the call button.
    await page.mouse.click(215, 32);
    await expect(menu).toBeHidden();
    await open.click();
    await menu.getByRole('link', { name: linkTo('/impact') }).click();
    await expect(page).toHaveURL('/impact');
    await expect(menu).toBeHidden();
  });
});
