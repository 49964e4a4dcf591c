import type { Page } from '@playwright/test';
import { readContent } from '#content/content.ts';
import { fill } from '#content/fill.ts';
import { expectNoViolations } from '../support/axe.ts';
import { filmRequests, films, media, refusePlay, useConnection } from '../support/film.ts';
import { leastContrast, linesOf } from '../support/picture-contrast.ts';
import { expect, test } from '../support/test.ts';

// The film behind the first section of Home. What it shares with the other player is proved in impact-film.spec.ts.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });

const { home, player } = readContent('en');
const { play: playFilm, pause: pauseFilm, title: filmTitle } = player.background;
const [explore, consult] = home.hero.actions;
const hero = 'section[aria-labelledby="hero-title"]';

/** Lets no script file arrive until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async route => {
    await released;
    await route.continue();
  });
  return release;
}

for (const width of [390, 1280]) {
  test(`The hero film plays by itself at ${width} px, muted and looping, before any script is fetched`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const scripts: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/');
    await expect(button(page, pauseFilm)).toBeVisible();
    const video = page.locator('video');
    await expect(video).toHaveCSS('opacity', '1');
    await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
    await expect(video).toHaveJSProperty('loop', true);
    await expect(video).toHaveJSProperty('playsInline', true);
    expect((await media(page)).muted).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  });
}

test('The hero film is not fetched before the page has loaded', async ({ page }) => {
  const requests = filmRequests(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.(avif|jpg|webp)$/, async route => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  expect(requests).toEqual([]);
  const film = page.waitForRequest(request => films.test(request.url()));
  release();
  await film;
});

test.describe('With a finger', () => {
  test.use({ hasTouch: true });

  test('The first tap pauses the hero film, although the tap is what loads its controls, and it stays paused for the visit', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await button(page, pauseFilm).tap();
    release();
    await expect(button(page, playFilm)).toBeVisible();
    expect((await media(page)).paused).toBe(true);
    // The controls know the film that was running before them.
    await expect(slider(page, player.seek)).toBeEnabled();
    await expect(page.getByRole('group', { name: filmTitle })).toContainText('/ 0:06');

    await page.goto('/about');
    const requests = filmRequests(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await button(page, playFilm).tap();
    await expect(button(page, pauseFilm)).toBeVisible();
  });
});

test('The first key press pauses the hero film, right after the last link of the hero, and keeps its place', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await expect(button(page, pauseFilm)).toBeVisible();
  const hero = page.getByRole('main').locator('section').first();
  await hero.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(button(page, pauseFilm)).toBeFocused();
  await page.keyboard.press('Space');
  release();
  await expect(button(page, playFilm)).toBeFocused();
  expect((await media(page)).paused).toBe(true);
  await page.keyboard.press('Tab');
  await expect(slider(page, player.seek)).toBeFocused();
  await expect(slider(page, player.seek).locator('..')).toHaveCSS('opacity', '1');
});

for (const [visitor, prepare] of [
  ['saves data', (page: Page) => useConnection(page, { saveData: true })],
  ['has a slow connection', (page: Page) => useConnection(page, { effectiveType: '3g' })],
  ['prefers reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
] as const) {
  test(`The hero film is not fetched for a visitor who ${visitor} until play is pressed`, async ({
    page,
  }) => {
    const requests = filmRequests(page);
    await prepare(page);
    await page.goto('/');
    await expect(button(page, playFilm)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await button(page, playFilm).click();
    await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
  });
}

for (const width of [375, 1280]) {
  test(`A hero film that fails to load says so at ${width} px, and moves and covers nothing`, async ({
    page,
    incidents,
  }) => {
    incidents.expect(/Failed to load resource/);
    const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
    await page.route(films, async route => {
      await failed;
      await route.abort();
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    // While it loads there is the still picture and a button to play.
    await expect(button(page, playFilm)).toBeEnabled();
    await expect(slider(page, player.seek)).toBeDisabled();
    const things = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: explore.label }),
      page.getByRole('link', { name: consult.label }),
    ];
    const boxes = () => Promise.all(things.map(thing => thing.boundingBox()));
    const before = await boxes();
    fail();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(player.error.load);
    await expect(button(page, playFilm)).toBeDisabled();
    await expect(page.locator('video')).toHaveCSS('opacity', '0');
    expect(await boxes()).toEqual(before);
    const message = await alert.boundingBox();
    for (const box of before) {
      const apart =
        !box ||
        !message ||
        message.x >= box.x + box.width ||
        message.y >= box.y + box.height ||
        message.y + message.height <= box.y;
      expect(apart).toBe(true);
    }
    await expectNoViolations(page, { place: hero, preload: false });
  });
}

test('A browser that does not let the hero film start by itself raises no alert', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.querySelector('video')?.removeAttribute('autoplay'));
  });
  await page.goto('/');
  await page.locator(hero).hover();
  await expect(slider(page, player.seek)).toBeEnabled();
  await expect(button(page, playFilm)).toBeVisible();
  await expect(page.getByRole('alertdialog').or(page.getByRole('alert'))).toHaveCount(0);
});

test('A refused play of the hero film raises the alert over a dimmed overlay that covers the film', async ({
  page,
}) => {
  const reason = 'The request is not allowed by the user agent.';
  await refusePlay(page, reason);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await button(page, playFilm).click();
  await expect(page.getByRole('alertdialog', { name: player.error.title })).toContainText(
    fill(player.error.play, { reason }),
  );
  const overlay = page.locator(`${hero} [role="group"] > :first-child`);
  await expect(overlay).toHaveCSS('background-color', 'rgba(3, 23, 32, 0.78)');
  expect(await overlay.boundingBox()).toEqual(await page.locator(hero).boundingBox());
  await expectNoViolations(page, { place: hero, preload: false });
});

for (const width of [390, 1440]) {
  test(`The words on the hero film keep a contrast of 4.5 on its lightest pictures at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/');
    await expect(page.locator('video')).toHaveCSS('opacity', '1');
    const section = page.locator(hero);
    const copy = [
      section.getByRole('heading', { level: 1 }),
      section.getByText(home.hero.subtitle),
      section.getByRole('link', { name: consult.label }),
    ];
    const lines = (await Promise.all(copy.map(linesOf))).flat();
    expect(lines.length).toBeGreaterThanOrEqual(copy.length);
    for (const time of [0.5, 2.5, 4.5]) {
      await showTime(page, time);
      const picture = await page.screenshot();
      for (const line of lines)
        expect(await leastContrast(picture, line), `${line.text} at ${time} s`).toBeGreaterThanOrEqual(4.5);
    }
  });
}

/** Stops the film and shows the picture of a time, in seconds. */
async function showTime(page: Page, time: number): Promise<void> {
  await page.locator('video').evaluate(async (video: HTMLVideoElement, seconds) => {
    video.pause();
    const seeked = new Promise(resolve => video.addEventListener('seeked', resolve, { once: true }));
    video.currentTime = seconds;
    await seeked;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, time);
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('The hero is its still picture without script, without a dead control', async ({ page }) => {
    const requests = filmRequests(page);
    await page.goto('/');
    const section = page.locator(hero);
    await expect(section.locator('img')).toBeVisible();
    await expect(section.getByRole('button').or(section.getByRole('slider'))).toHaveCount(0);
    expect(requests).toEqual([]);
  });
});
