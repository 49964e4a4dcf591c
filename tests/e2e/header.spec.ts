import type { Page } from '@playwright/test';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const links = ['Home', 'About', 'Solutions', 'Impact', 'Contact'];
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const closeMenu = (page: Page) => page.getByRole('button', { name: 'Close menu' });
const menu = (page: Page) => page.locator('#menu');

test('from 768 px on the header shows its five links', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(links);
  await expect(openMenu(page)).toBeHidden();
});

test('under 768 px the links stand in a menu that a button opens', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await openMenu(page).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('listitem')).toHaveText(links);
});

test('every page marks itself in the header, and no other page', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const current = page.getByRole('banner').locator('[aria-current="page"]');
    const marked = ['/', '/about', '/solutions', '/impact', '/contact'].includes(path);
    await expect.soft(current, path).toHaveCount(marked ? 1 : 0);
    if (marked) await expect.soft(current, path).toHaveAttribute('href', path);
  }
});

test('the logo leads home', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Clearwell, home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('says by its button whether it is open', async ({ page }) => {
    await page.goto('/');
    await expect(openMenu(page)).toHaveAttribute('aria-expanded', 'false');
    await openMenu(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(closeMenu(page)).toHaveAttribute('aria-expanded', 'true');
    await closeMenu(page).click();
    await expect(menu(page)).toBeHidden();
    await expect(openMenu(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when a link is chosen', async ({ page }) => {
    await page.goto('/');
    await openMenu(page).click();
    await menu(page).getByRole('link', { name: 'Impact' }).click();
    await expect(page).toHaveURL('/impact');
    await expect(menu(page)).toBeHidden();
  });

  test('opens and closes by keyboard and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await openMenu(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(openMenu(page)).toBeFocused();
  });

  test('closes on a press outside', async ({ page }) => {
    await page.goto('/');
    await openMenu(page).click();
    await expect(menu(page)).toBeVisible();
    // Between the logo and the call button the bar is empty.
    await page.mouse.click(215, 32);
    await expect(menu(page)).toBeHidden();
  });

  test('keeps the page behind it where it is', async ({ page }) => {
    await page.goto('/');
    await openMenu(page).click();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 800);
    await closeMenu(page).click();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, closes and leads on', async ({ page }) => {
      await page.goto('/');
      await openMenu(page).click();
      await expect(menu(page)).toBeVisible();
      await closeMenu(page).click();
      await expect(menu(page)).toBeHidden();
      await openMenu(page).click();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await openMenu(page).click();
      await menu(page).getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL('/about');
      await expect(menu(page)).toBeHidden();
    });
  });
});
