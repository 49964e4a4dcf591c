import type { Page } from '@playwright/test';
import { readContent } from '#content/content.ts';
import { filmRequests, media } from '../support/film.ts';
import { expect, islandReady, test } from '../support/test.ts';

const { film } = readContent('en').impact.mission;
const player = (page: Page) => page.getByRole('group', { name: film.title });
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
const poster = (page: Page) => player(page).getByRole('img', { name: film.posterAlt });

/** Opens Impact, goes to the film, and waits for its controls. */
async function openFilm(page: Page): Promise<void> {
  await page.goto('/impact');
  await player(page).scrollIntoViewIfNeeded();
  await islandReady(page, 'VideoPlayer');
}

/** The captions that the media element holds, or those that it shows now. */
async function captions(page: Page, which: 'cues' | 'activeCues'): Promise<string[]> {
  return page
    .locator('video')
    .evaluate(
      (video: HTMLVideoElement, list) =>
        [...(video.textTracks[0]?.[list] ?? [])].map(cue => ('text' in cue ? String(cue.text) : '')),
      which,
    );
}

test.describe('the way of water on Impact', () => {
  test('is its still picture and fetches neither film nor captions before play', async ({ page }) => {
    const requests = filmRequests(page);
    const tracks: string[] = [];
    page.on('request', request => {
      if (request.url().endsWith('.vtt')) tracks.push(request.url());
    });
    await openFilm(page);
    await page.waitForLoadState('networkidle');
    await expect(poster(page)).toBeVisible();
    await expect(button(page, 'Play')).toBeEnabled();
    expect([...requests, ...tracks]).toEqual([]);
    await expect(page.locator('video')).toHaveJSProperty('autoplay', false);
    await expect(page.locator('video')).toHaveJSProperty('loop', false);
    await expect(page.locator('video')).toHaveJSProperty('width', 1280);
    await expect(page.locator('video')).toHaveJSProperty('height', 720);
  });

  test('plays with sound and with captions that name each step', async ({ page }) => {
    await openFilm(page);
    await button(page, 'Play').click();
    await expect(button(page, 'Pause')).toBeVisible();
    await expect(poster(page)).toBeHidden();
    await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
    expect(await media(page)).toMatchObject({ muted: false, volume: 1 });
    await expect.poll(() => captions(page, 'cues')).toEqual(film.steps.map(({ caption }) => caption));
    await expect.poll(() => captions(page, 'activeCues')).toHaveLength(1);

    await player(page).getByRole('slider', { name: 'Seek' }).fill('16');
    await expect.poll(() => captions(page, 'activeCues')).toEqual([expect.stringMatching(/^Tap: /)]);
    await button(page, 'Hide captions').click();
    await expect(button(page, 'Show captions')).toBeVisible();
  });

  test('lasts 15 to 30 seconds and all of its captions lie within it', async ({ page }) => {
    await openFilm(page);
    await button(page, 'Play').click();
    const seek = player(page).getByRole('slider', { name: 'Seek' });
    await expect(seek).toBeEnabled();
    const duration = Number(await seek.getAttribute('max'));
    expect(duration).toBeGreaterThanOrEqual(15);
    expect(duration).toBeLessThanOrEqual(30);
    await expect.poll(() => captions(page, 'cues')).toHaveLength(film.steps.length);
    const last = await page
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.[6]?.endTime ?? 0);
    expect(Math.abs(last - duration)).toBeLessThan(0.2);
  });

  test('says the same steps as text beside it', async ({ page }) => {
    await page.goto('/impact');
    const steps = page.getByRole('list', { name: film.title }).getByRole('listitem');
    await expect(steps).toHaveText(film.steps.map(({ title, text }) => `${title}${text}`));
  });

  test('can be started and left by the keyboard', async ({ page }) => {
    await openFilm(page);
    await button(page, 'Play').focus();
    await page.keyboard.press('Space');
    await expect(button(page, 'Pause')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(button(page, 'Play')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(player(page).locator(':focus')).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('is its still picture and the text of its steps, without a dead control', async ({ page }) => {
      const requests = filmRequests(page);
      await page.goto('/impact');
      await expect(poster(page)).toBeVisible();
      await expect(player(page).locator('button, input, video source, [tabindex="0"]')).toHaveCount(0);
      await expect(page.getByRole('list', { name: film.title }).getByRole('listitem')).toHaveCount(7);
      expect(requests).toEqual([]);
    });
  });
});
