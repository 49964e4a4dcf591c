import type { Page } from '@playwright/test';
import { fill } from '#shared/i18n/fill.ts';
import { expectNoViolations } from '../support/axe.ts';
import { readContent } from '../support/content.ts';
import { overlap } from '../support/page-checks.ts';
import { expect, hold, test } from '../support/test.ts';
import { media, videoFiles, videoRequests } from '../support/video.ts';

// The video over the drawing of Home's hero. What both players share is tested in impact-video.spec.ts.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });

const address = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc);

const { home, player } = readContent('en');
const { play: playVideo, pause: pauseVideo, title: videoTitle } = player.background;
const hero = 'section[aria-labelledby="hero-title"]';

test('The hero video starts by itself, muted, once the page has loaded', async ({ page }) => {
  const requests = videoRequests(page);
  const scripts: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const release = await hold(page, /\.woff2$/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  expect(requests).toEqual([]);
  release();
  await expect(button(page, pauseVideo)).toBeVisible();
  const video = page.locator('video');
  await expect(video).toHaveCSS('opacity', '1');
  await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
  await expect(video).toHaveJSProperty('loop', true);
  await expect(video).toHaveJSProperty('playsInline', true);
  expect((await media(page)).muted).toBe(true);
  expect(scripts).toEqual([]);
});

test('The hero video is paused by keyboard, and stays paused on a reload', async ({ page }) => {
  await page.goto('/');
  await expect(button(page, pauseVideo)).toBeVisible();
  await page.getByRole('link', { name: home.hero.actions[1].label }).first().focus();
  await page.keyboard.press('Tab');
  await expect(button(page, pauseVideo)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page, playVideo)).toBeFocused();
  expect((await media(page)).paused).toBe(true);
  await page.keyboard.press('Tab');
  await expect(slider(page, player.seek)).toBeFocused();
  await expect(slider(page, player.seek).locator('..')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('group', { name: videoTitle })).toContainText('/ 0:08');

  const requests = videoRequests(page);
  await page.reload();
  await expect(button(page, playVideo)).toBeVisible();
  expect(requests).toEqual([]);
  await button(page, playVideo).click();
  await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
});

test('A pointer reaches hidden controls of the hero video, and a tap none', async ({ page, browser }) => {
  await page.goto('/');
  await expect(button(page, pauseVideo)).toBeVisible();
  await button(page, player.unmute).click();
  expect(await media(page)).toMatchObject({ muted: false, volume: 1 });

  const phone = await browser.newPage({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 780 },
  });
  await phone.goto('/');
  const play = phone.locator('[data-part="play"]');
  await expect(play).toBeVisible();
  await phone.locator('[data-part="mute"]').tap({ force: true });
  expect((await media(phone)).muted).toBe(true);
  await play.tap();
  await button(phone, player.unmute).tap();
  expect((await media(phone)).muted).toBe(false);
  await phone.close();
});

test('The hero video stops for reduced motion, and plays on request', async ({ page }) => {
  await page.goto('/');
  await expect(button(page, pauseVideo)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(button(page, playVideo)).toBeVisible();
  expect((await media(page)).paused).toBe(true);
  await button(page, playVideo).click();
  await expect(button(page, pauseVideo)).toBeVisible();
  expect((await media(page)).paused).toBe(false);
});

test('The hero video fits color scheme and window, and lies on its drawing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const video = page.locator('video');
  const drawing = page.locator(`${hero} svg`).first();
  const addresses = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expect.poll(async () => addresses.has(await address(page))).toBe(false);
      await expect(video).toHaveCSS('opacity', '1');
      await expect.poll(async () => (await media(page)).paused).toBe(false);
      addresses.add(await address(page));
      // Chrome before 120 ignores `media` of a source and plays the first, so those that do not fit must be gone.
      const fits = await video
        .locator('source')
        .evaluateAll((sources: HTMLSourceElement[]) => sources.map(({ media }) => matchMedia(media).matches));
      expect(fits).not.toContain(false);
      const [moving, still] = [await video.boundingBox(), await drawing.boundingBox()];
      const shape = await video.evaluate(
        ({ videoWidth, videoHeight }: HTMLVideoElement) => videoWidth / videoHeight,
      );
      expect(moving && moving.width / moving.height).toBeCloseTo(shape, 2);
      expect(moving && moving.y + moving.height).toBeCloseTo((still?.y ?? 0) + (still?.height ?? 0), 0);
    }
  }
  const last = await address(page);
  await button(page, pauseVideo).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => address(page)).not.toBe(last);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBe(4);
  expect(await media(page)).toMatchObject({ paused: true });
});

test('A hero video goes on when the phone is turned, with one load', async ({ page }) => {
  await page.addInitScript(() => {
    const { load } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.load = function () {
      document.body.dataset['loads'] = `${document.body.dataset['loads'] ?? ''}x`;
      load.call(this);
    };
  });
  // So the video does not start by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await button(page, playVideo).click();
  await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
  const upright = await address(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => address(page)).not.toBe(upright);
  await expect.poll(() => media(page)).toMatchObject({ paused: false });
  await expect(page.locator('body')).toHaveAttribute('data-loads', 'x');
});

test('A hero video that fails says so, and covers nothing on a phone', async ({ page, incidents }) => {
  incidents.expect(/Failed to load resource/);
  const fail = await hold(page, videoFiles, route => route.abort());
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  // While the video loads, the page has the drawing and a button to play.
  await expect(button(page, playVideo)).toBeEnabled();
  await expect(slider(page, player.seek)).toBeDisabled();
  const things = [
    page.getByRole('heading', { level: 1 }),
    ...home.hero.actions.map(({ label }) => page.getByRole('link', { name: label })),
  ];
  const boxes = () => Promise.all(things.map(thing => thing.boundingBox()));
  const before = await boxes();
  fail();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(player.error.load);
  await expect(page.locator('video')).toHaveCSS('opacity', '0');
  const overlay = page.locator(`${hero} [role="group"] > :first-child`);
  await expect(overlay).toBeVisible();
  expect(await boxes()).toEqual(before);
  for (const cover of [alert, overlay])
    for (const thing of things) expect(await overlap(cover, thing)).toBe(false);
  await expectNoViolations(page, { place: hero, preload: false });
});

test('A refused play raises an alert, which takes the focus and returns it', async ({ page }) => {
  const reason = 'The request is not allowed by the user agent.';
  await page.addInitScript(message => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException(message, 'NotAllowedError'));
  }, reason);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/');
  await button(page, playVideo).click();
  const alert = page.getByRole('alertdialog', { name: player.error.title });
  await expect(alert).toContainText(fill(player.error.play, { reason }));
  await expect(button(page, player.error.close)).toBeFocused();
  await expectNoViolations(page, { place: hero, preload: false });
  await page.keyboard.press('Enter');
  await expect(alert).toHaveCount(0);
  await expect(button(page, playVideo)).toBeFocused();
});
