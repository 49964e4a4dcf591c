import type { Page } from '@playwright/test';
import { readContent } from '#content/content.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

// The hero video has journeys of its own.
test.use({ reducedMotion: 'reduce' });

const { header } = readContent('en').shared;
const links = header.links.map(({ label }) => label);
const linkTo = (path: string) => header.links.find(({ href }) => href === path)?.label ?? 'none';
const openMenu = (page: Page) => page.getByRole('button', { name: header.openMenu });
const closeMenu = (page: Page) => page.getByRole('button', { name: header.closeMenu });
const menu = (page: Page) => page.locator('#menu');

test('The header shows its five links from 768 px on, and puts them into a menu below', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/about');
  const navigation = page.getByRole('navigation', { name: header.navigationLabel });
  await expect(navigation.getByRole('link')).toHaveText(links);
  await expect(openMenu(page)).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(navigation).toBeHidden();
  await openMenu(page).click();
  await expect(navigation.getByRole('list').first().getByRole('listitem')).toHaveText(links);
  await closeMenu(page).click();
  await page.getByRole('banner').getByRole('link', { name: header.homeLabel }).click();
  await expect(page).toHaveURL('/');
});

test('Every page marks itself in the header, and no other page', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const current = page.getByRole('banner').locator('[aria-current="page"]');
    const marked = header.links.some(({ href }) => href === path);
    await expect.soft(current, path).toHaveCount(marked ? 1 : 0);
    if (marked) await expect.soft(current, path).toHaveAttribute('href', path);
  }
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('The menu works by keyboard, updates its button and returns the focus', async ({ page }) => {
    await page.goto('/');
    await expect(openMenu(page)).toHaveAttribute('aria-expanded', 'false');
    await openMenu(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await expect(closeMenu(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: linkTo('/') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(openMenu(page)).toBeFocused();
    await expect(openMenu(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('The open menu locks the page behind it and closes on a click outside or on a link', async ({
    page,
  }) => {
    await page.goto('/');
    await openMenu(page).click();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 800);
    await closeMenu(page).click();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await openMenu(page).click();
    await expect(menu(page)).toBeVisible();
    // Between the logo and the call button the bar is empty.
    await page.mouse.click(215, 32);
    await expect(menu(page)).toBeHidden();
    await openMenu(page).click();
    await menu(page)
      .getByRole('link', { name: linkTo('/impact') })
      .click();
    await expect(page).toHaveURL('/impact');
    await expect(menu(page)).toBeHidden();
  });

  test.describe('Without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('The menu opens, closes and follows links without JavaScript', async ({ page }) => {
      await page.goto('/');
      await openMenu(page).click();
      await expect(menu(page)).toBeVisible();
      await closeMenu(page).click();
      await expect(menu(page)).toBeHidden();
      await openMenu(page).click();
      await menu(page)
        .getByRole('link', { name: linkTo('/about') })
        .click();
      await expect(page).toHaveURL('/about');
      await expect(menu(page)).toBeHidden();
    });
  });
});
