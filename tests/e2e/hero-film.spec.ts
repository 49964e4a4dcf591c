import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { filmRequests, films, media, openHome, refusePlay, useConnection } from '../support/film.ts';
import { leastContrast, linesOf } from '../support/picture-contrast.ts';
import { expect, test } from '../support/test.ts';

// The film behind the first section of Home.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });

const playFilm = 'Play background video';
const pauseFilm = 'Pause background video';
const unmute = 'Unmute (full volume)';

test('The hero film plays by itself, muted and looping, and once paused stays paused for the visit', async ({
  page,
}) => {
  await openHome(page);
  await expect(button(page, pauseFilm)).toBeVisible();
  await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('loop', true);
  await expect(video).toHaveJSProperty('playsInline', true);
  expect((await media(page)).muted).toBe(true);
  await button(page, pauseFilm).click();
  await expect(button(page, playFilm)).toBeVisible();
  expect((await media(page)).paused).toBe(true);

  await page.goto('/about');
  const requests = filmRequests(page);
  await openHome(page);
  await expect(button(page, playFilm)).toBeVisible();
  expect(requests).toEqual([]);
  await button(page, playFilm).click();
  await expect(button(page, pauseFilm)).toBeVisible();
});

test('The hero film is not fetched, nor is its script, before the page has loaded', async ({ page }) => {
  const requests = filmRequests(page);
  const scripts: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.(avif|jpg|webp)$/, async route => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  expect([...scripts, ...requests]).toEqual([]);
  const film = page.waitForRequest(request => films.test(request.url()));
  release();
  await film;
});

for (const [visitor, prepare] of [
  ['saves data', (page: Page) => useConnection(page, { saveData: true })],
  ['prefers reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
] as const) {
  test(`The hero film is not fetched for a visitor who ${visitor} until play is pressed`, async ({
    page,
  }) => {
    const requests = filmRequests(page);
    await prepare(page);
    await openHome(page);
    await expect(button(page, playFilm)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await button(page, playFilm).click();
    await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
  });
}

test('The hero film obeys the keyboard, beginning with the pause right after the two links', async ({
  page,
}) => {
  await openHome(page);
  await expect(button(page, pauseFilm)).toBeVisible();
  await expect(slider(page, 'Seek')).toBeEnabled();
  await page.getByRole('link', { name: 'Request Consultation' }).focus();
  await page.keyboard.press('Tab');
  await expect(button(page, pauseFilm)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page, playFilm)).toBeFocused();

  await page.keyboard.press('Tab');
  const seek = slider(page, 'Seek');
  await expect(seek).toBeFocused();
  await expect(seek.locator('..')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Home');
  await expect.poll(async () => (await media(page)).time).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await media(page)).time).toBeCloseTo(5, 0);
  await expect(seek).toHaveAttribute('aria-valuetext', /^5 seconds of \d+ seconds$/);

  await page.keyboard.press('Tab');
  await expect(button(page, unmute)).toBeFocused();
  await page.keyboard.press('Tab');
  const volume = slider(page, 'Volume');
  await expect(volume).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect.poll(() => media(page)).toMatchObject({ volume: 0.1, muted: false });
  await expect(volume).toHaveAttribute('aria-valuetext', '10%');
  await page.keyboard.press('Home');
  await expect.poll(() => media(page)).toMatchObject({ volume: 0, muted: true });
  await button(page, unmute).press('Enter');
  await expect.poll(() => media(page)).toMatchObject({ volume: 1, muted: false });
});

test('The hero film announces its position when the visitor changes it, not with every tick', async ({
  page,
}) => {
  await openHome(page);
  const seek = slider(page, 'Seek');
  await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
  const spoken = await seek.getAttribute('aria-valuetext');
  await expect.poll(async () => (await media(page)).time).toBeGreaterThan(1.5);
  expect(await seek.getAttribute('aria-valuetext')).toBe(spoken);
});

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
    await openHome(page);
    // While it loads there is the still picture and a button to play.
    await expect(button(page, playFilm)).toBeEnabled();
    await expect(slider(page, 'Seek')).toBeDisabled();
    const things = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: 'Explore Our Capabilities' }),
      page.getByRole('link', { name: 'Request Consultation' }),
    ];
    const boxes = () => Promise.all(things.map(thing => thing.boundingBox()));
    const before = await boxes();
    fail();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Failed to load video');
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
    await expectNoViolations(page, { place: 'section[data-film]', preload: false });
  });
}

test('A browser that does not let the hero film start by itself raises no alert', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLMediaElement.prototype, 'autoplay', { get: () => false, set: () => {} });
  });
  await openHome(page);
  await expect(slider(page, 'Seek')).toBeEnabled();
  await expect(button(page, playFilm)).toBeVisible();
  await expect(page.getByRole('alertdialog').or(page.getByRole('alert'))).toHaveCount(0);
});

test('A refused play is explained in an alert that takes the focus and gives it back', async ({ page }) => {
  const reason = 'The request is not allowed by the user agent.';
  await refusePlay(page, reason);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  const alert = page.getByRole('alertdialog', { name: 'Error' });
  for (const dismiss of ['Enter', 'Escape']) {
    await button(page, playFilm).press('Enter');
    await expect(alert).toContainText(`Failed to play video: ${reason}`);
    await expect(button(page, 'Close')).toBeFocused();
    await page.keyboard.press(dismiss);
    await expect(alert).toHaveCount(0);
    await expect(button(page, playFilm)).toBeFocused();
  }
  // Not a trap: a visitor who has gone on keeps that place.
  await button(page, playFilm).press('Enter');
  await expect(button(page, 'Close')).toBeFocused();
  await expectNoViolations(page, { place: 'section[data-film]', preload: false });
  const link = page.getByRole('link', { name: 'Request Consultation' });
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(alert).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('The buttons of the hero film are named by tooltips, which Escape closes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  const tooltip = page.getByRole('tooltip').filter({ hasText: playFilm });
  await button(page, playFilm).hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await page.mouse.move(0, 0);
  await page.getByRole('link', { name: 'Request Consultation' }).focus();
  await page.keyboard.press('Tab');
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(button(page, playFilm)).toBeFocused();
});

for (const width of [390, 1440]) {
  test(`The words on the hero film keep a contrast of 4.5 on its lightest pictures at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 1000 });
    await openHome(page);
    await expect(page.locator('video')).toHaveCSS('opacity', '1');
    const hero = page.locator('section').first();
    const copy = [
      hero.getByRole('heading', { level: 1 }),
      hero.getByText('Delivering Safe Water, Anywhere Disaster Strikes...'),
      hero.getByRole('link', { name: 'Request Consultation' }),
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('The hero is its still picture without script, without a dead control', async ({ page }) => {
    const requests = filmRequests(page);
    await page.goto('/');
    const hero = page.locator('section').first();
    await expect(hero.locator('img')).toBeVisible();
    await expect(hero.locator('button, input, video')).toHaveCount(0);
    expect(requests).toEqual([]);
  });
});
