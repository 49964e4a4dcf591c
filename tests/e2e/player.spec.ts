import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import {
  filmRequests,
  films,
  media,
  openHome,
  refusePlay,
  showPlayer,
  useConnection,
} from '../support/film.ts';
import { expect, test } from '../support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });

const playFilm = 'Play background video';
const pauseFilm = 'Pause background video';
const unmute = 'Unmute (full volume)';

test.describe('the film behind the first section of Home', () => {
  test('plays by itself, muted and looping, and can be paused', async ({ page }) => {
    await openHome(page);
    await expect(button(page, pauseFilm)).toBeVisible();
    await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
    const video = page.locator('video');
    await expect(video).toHaveJSProperty('loop', true);
    await expect(video).toHaveJSProperty('playsInline', true);
    await expect(video).toHaveJSProperty('width', 1920);
    await expect(video).toHaveJSProperty('height', 1080);
    expect((await media(page)).muted).toBe(true);
    await button(page, pauseFilm).click();
    await expect(button(page, playFilm)).toBeVisible();
    expect((await media(page)).paused).toBe(true);
  });

  test('is not fetched, nor is its script, before the page has loaded', async ({ page }) => {
    const requests = filmRequests(page);
    const scripts: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    let release = () => {};
    const released = new Promise<void>(resolve => {
      release = resolve;
    });
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

  for (const [name, connection] of [
    ['a visitor who saves data', { saveData: true }],
    ['a connection of 3g', { effectiveType: '3g' }],
    ['a connection of 2g', { effectiveType: '2g' }],
  ] as const) {
    test(`is not fetched for ${name} until the visitor presses play`, async ({ page }) => {
      const requests = filmRequests(page);
      await useConnection(page, connection);
      await openHome(page);
      await expect(button(page, playFilm)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(requests).toEqual([]);
      await button(page, playFilm).click();
      await expect(button(page, pauseFilm)).toBeVisible();
      await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
      expect(requests.length).toBeGreaterThan(0);
    });
  }

  test('is not fetched under reduced motion until the visitor presses play', async ({ page }) => {
    const requests = filmRequests(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await button(page, playFilm).click();
    await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
  });

  test('stays paused for the whole visit once it was paused, until it is played again', async ({ page }) => {
    await openHome(page);
    await button(page, pauseFilm).click();
    await expect(button(page, playFilm)).toBeVisible();
    await page.goto('/about');
    const requests = filmRequests(page);
    await openHome(page);
    await expect(button(page, playFilm)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await button(page, playFilm).click();
    await expect(button(page, pauseFilm)).toBeVisible();
    await openHome(page);
    await expect(button(page, pauseFilm)).toBeVisible();
  });

  test('can be paused where the browser forbids to keep anything', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await openHome(page);
    await button(page, pauseFilm).click();
    await expect(button(page, playFilm)).toBeVisible();
  });

  test('obeys the keyboard, beginning with the pause right after the two links', async ({ page }) => {
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
    await expect(seek).toHaveAttribute('step', '0.1');
    const duration = Number(await seek.getAttribute('max'));
    for (const [key, time] of [
      ['Home', 0],
      ['ArrowRight', 5],
      ['ArrowDown', 0],
      ['PageUp', duration / 10],
      ['PageDown', 0],
      ['ArrowUp', 5],
      ['ArrowLeft', 0],
      ['End', duration],
    ] as const) {
      await page.keyboard.press(key);
      expect((await media(page)).time, key).toBeCloseTo(time, 0);
    }
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(seek).toHaveAttribute('aria-valuetext', `5 seconds of ${Math.floor(duration)} seconds`);

    await page.keyboard.press('Tab');
    await expect(button(page, unmute)).toBeFocused();
    await page.keyboard.press('Tab');
    const volume = slider(page, 'Volume');
    await expect(volume).toBeFocused();
    await expect(volume).toHaveAttribute('step', '0.01');
    await expect(volume).toHaveAttribute('aria-valuetext', '0%');
    await page.keyboard.press('PageUp');
    expect(await media(page)).toMatchObject({ volume: 0.1, muted: false });
    await page.keyboard.press('ArrowRight');
    expect((await media(page)).volume).toBeCloseTo(0.15);
    await expect(volume).toHaveAttribute('aria-valuetext', '15%');
    await expect(button(page, 'Mute')).toBeVisible();
  });

  test('is muted by a volume of 0, and unmuted to full volume', async ({ page }) => {
    await openHome(page);
    const volume = slider(page, 'Volume');
    await volume.fill('0.4');
    expect(await media(page)).toMatchObject({ volume: 0.4, muted: false });
    await volume.fill('0');
    expect(await media(page)).toMatchObject({ volume: 0, muted: true });
    await button(page, unmute).press('Enter');
    expect(await media(page)).toMatchObject({ volume: 1, muted: false });
    await expect(volume).toHaveValue('1');
    await button(page, 'Mute').press('Enter');
    expect((await media(page)).muted).toBe(true);
    await expect(volume).toHaveValue('0');
  });

  test('says its position on the visitor’s change, not with every tick', async ({ page }) => {
    await openHome(page);
    const seek = slider(page, 'Seek');
    await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
    const spoken = await seek.getAttribute('aria-valuetext');
    await expect.poll(async () => (await media(page)).time).toBeGreaterThan(1.5);
    expect(await seek.getAttribute('aria-valuetext')).toBe(spoken);
  });

  for (const width of [375, 800, 1280]) {
    test(`says that it failed to load, at ${width} px, and moves and covers nothing`, async ({
      page,
      incidents,
    }) => {
      incidents.expect(/Failed to load resource/);
      let fail = () => {};
      const failed = new Promise<void>(resolve => {
        fail = resolve;
      });
      await page.route(films, async route => {
        await failed;
        await route.abort();
      });
      await page.setViewportSize({ width, height: 800 });
      await openHome(page);
      const things = [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('link', { name: 'Explore Our Capabilities' }),
        page.getByRole('link', { name: 'Request Consultation' }),
      ];
      const boxes = () => Promise.all(things.map(thing => thing.boundingBox()));
      const before = await boxes();
      fail();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Error');
      await expect(alert).toContainText('Failed to load video');
      await expect(button(page, playFilm)).toBeDisabled();
      await expect(button(page, unmute)).toBeDisabled();
      await expect(page.locator('video')).toHaveCSS('opacity', '0');
      await expect(page.locator('section[data-film="error"]')).toHaveCount(1);
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
      await things[1]?.click();
      await expect(page).toHaveURL(/\/solutions$/);
    });
  }

  test('shows its still picture and a play button while a slow source loads', async ({ page }) => {
    await page.route(films, () => new Promise(() => {}));
    await openHome(page);
    await expect(button(page, playFilm)).toBeEnabled();
    await expect(page.locator('video')).toHaveCSS('opacity', '0');
    await expect(slider(page, 'Seek')).toBeDisabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('raises no alert when the browser does not let it start by itself', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(HTMLMediaElement.prototype, 'autoplay', { get: () => false, set: () => {} });
    });
    await openHome(page);
    await expect(slider(page, 'Seek')).toBeEnabled();
    await expect(button(page, playFilm)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('explains a refused play in an alert that takes the focus and gives it back', async ({ page }) => {
    await refusePlay(page, 'The request is not allowed by the user agent.');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    const alert = page.getByRole('alertdialog', { name: 'Error' });
    for (const dismiss of ['Enter', 'Escape']) {
      await button(page, playFilm).press('Enter');
      await expect(alert).toBeVisible();
      await expect(alert).toContainText(
        'Failed to play video: The request is not allowed by the user agent.',
      );
      await expect(button(page, 'Close')).toBeFocused();
      await expect(page.locator('section[data-film="error"]')).toHaveCount(1);
      await expectNoViolations(page, { place: 'section[data-film]', preload: false });
      await page.keyboard.press(dismiss);
      await expect(alert).toHaveCount(0);
      await expect(button(page, playFilm)).toBeFocused();
      await expect(page.locator('section[data-film]')).toHaveCount(0);
    }
    // No trap: whoever goes on keeps the place they have gone to.
    await button(page, playFilm).press('Enter');
    await expect(button(page, 'Close')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: 'Request Consultation' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Request Consultation' })).toBeFocused();
  });

  test('names its buttons in tooltips: after 700 ms, the next within 300 ms at once', async ({ page }) => {
    await page.clock.install();
    await openHome(page);
    await expect(button(page, pauseFilm)).toBeVisible();
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 60_000);
    const pauseTip = page.getByRole('tooltip').filter({ hasText: pauseFilm });
    const muteTip = page.getByRole('tooltip').filter({ hasText: unmute });

    await button(page, pauseFilm).hover();
    await page.clock.runFor(699);
    await expect(pauseTip).toBeHidden();
    await page.clock.runFor(1);
    await expect(pauseTip).toBeVisible();

    await button(page, unmute).hover();
    await page.clock.runFor(0);
    await expect(muteTip).toBeVisible();
    await expect(pauseTip).toBeHidden();

    await page.mouse.move(0, 0);
    await expect(muteTip).toBeHidden();
    await page.clock.runFor(300);
    await button(page, pauseFilm).hover();
    await page.clock.runFor(699);
    await expect(pauseTip).toBeHidden();
    await page.clock.runFor(1);
    await expect(pauseTip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pauseTip).toBeHidden();

    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: 'Request Consultation' }).focus();
    await page.keyboard.press('Tab');
    await expect(pauseTip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pauseTip).toBeHidden();
    await expect(button(page, pauseFilm)).toBeFocused();
  });

  test('offers targets of 44 px', async ({ page }) => {
    await openHome(page);
    const controls = page.getByRole('group', { name: 'Background video' });
    for (const control of await controls.locator('button, input').all()) {
      const box = await control.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
  });

  test('keeps volume for wide windows: a phone has its keys for that', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 800 });
    await openHome(page);
    await expect(slider(page, 'Volume')).toBeHidden();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(slider(page, 'Volume')).toBeVisible();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('is its still picture, without a dead control', async ({ page }) => {
      const requests = filmRequests(page);
      await page.goto('/');
      const hero = page.locator('section').first();
      await expect(hero.locator('img')).toBeVisible();
      await expect(hero.locator('button, input, video')).toHaveCount(0);
      expect(requests).toEqual([]);
    });
  });
});

test.describe('the player at its default size', () => {
  const still = (page: Page) => page.getByRole('img', { name: 'A still picture of the film' });

  test('shows its still picture and fetches nothing until the visitor plays it', async ({ page }) => {
    const requests = filmRequests(page);
    await showPlayer(page);
    const fetched = requests.length;
    await expect(still(page)).toBeVisible();
    await expect(page.getByText('0:00 / –:––')).toBeVisible();
    await button(page, 'Play').scrollIntoViewIfNeeded();
    const size = await page.locator('video').boundingBox();
    expect((size?.width ?? 0) / (size?.height ?? 1)).toBeCloseTo(16 / 9, 2);
    await page.waitForLoadState('networkidle');
    expect(requests.length).toBe(fetched);
    await button(page, 'Play').click();
    await expect(button(page, 'Pause')).toBeVisible();
    await expect(still(page)).toBeHidden();
    await expect(page.getByText(/^0:\d\d \/ 0:\d\d$/)).toBeVisible();
    await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
    expect(await page.locator('video').boundingBox()).toMatchObject({
      width: size?.width,
      height: size?.height,
    });
  });

  test('is played and paused by a press on the picture', async ({ page }) => {
    await showPlayer(page);
    await page.locator('video').click({ force: true, position: { x: 30, y: 300 } });
    await expect(button(page, 'Pause')).toBeVisible();
    await page.locator('video').click({ force: true, position: { x: 30, y: 300 } });
    await expect(button(page, 'Play')).toBeVisible();
  });

  test('says that it is loading when a slow source was asked for', async ({ page }) => {
    await page.route(films, () => new Promise(() => {}));
    await showPlayer(page);
    await expect(page.getByText('0:00 / –:––')).toBeVisible();
    await button(page, 'Play').click();
    await expect(page.getByRole('status')).toHaveText('Loading the video');
    await expect(still(page)).toBeVisible();
  });

  test('keeps the picture over a film that failed, and loads it again on request', async ({
    page,
    incidents,
  }) => {
    incidents.expect(/Failed to load resource/);
    await page.route(films, route => route.abort());
    await showPlayer(page);
    await button(page, 'Play').click();
    await expect(page.getByRole('alert')).toContainText('Failed to load video');
    await expect(still(page)).toBeVisible();
    await expect(button(page, 'Play')).toBeDisabled();
    await expect(button(page, 'Mute')).toBeDisabled();
    await page.unroute(films);
    await button(page, 'Try again').click();
    await expect(button(page, 'Pause')).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
  });

  test('takes the next source when the first is broken', async ({ page, incidents }) => {
    incidents.expect(/Failed to load resource/);
    await page.route(/broken/, route => route.abort());
    await showPlayer(page);
    await button(page, 'Play').click();
    const film = await page.locator('video source').getAttribute('src');
    await showPlayer(page, {
      sources: [
        { src: '/broken.webm', type: 'video/webm' },
        { src: film, type: 'video/webm' },
      ],
    });
    await button(page, 'Play').click();
    await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('explains a refused play over its dimmed picture', async ({ page }) => {
    await refusePlay(page, 'Low power mode.');
    await showPlayer(page);
    await button(page, 'Play').click();
    const alert = page.getByRole('alertdialog', { name: 'Error' });
    await expect(alert).toContainText('Failed to play video: Low power mode.');
    await button(page, 'Close').click();
    await expect(alert).toHaveCount(0);
    await expect(button(page, 'Play')).toBeFocused();
  });

  test('shows captions, and hides them on request', async ({ page }) => {
    await page.route('/steps.vtt', route =>
      route.fulfill({
        contentType: 'text/vtt',
        body: 'WEBVTT\n\n00:00.000 --> 00:05.000\nSea water comes in\n',
      }),
    );
    await showPlayer(page, { track: { src: '/steps.vtt', language: 'en', label: 'English' } });
    const mode = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
    await expect(button(page, 'Hide captions')).toBeDisabled();
    await button(page, 'Play').click();
    await button(page, 'Hide captions').click();
    await expect.poll(mode).toBe('hidden');
    await button(page, 'Show captions').click();
    await expect.poll(mode).toBe('showing');
    await expect(button(page, 'Hide captions')).toBeVisible();
  });

  for (const width of [320, 375, 1280]) {
    test(`fits a window of ${width} px and has no accessibility violation`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await showPlayer(page);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBeLessThanOrEqual(width);
      await expectNoViolations(page, { place: 'main', preload: false });
    });
  }
});
