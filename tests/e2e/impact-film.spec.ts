import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readContent } from '#content/content.ts';
import { filmRequests, films, media } from '../support/film.ts';
import { expect, islandReady, test } from '../support/test.ts';

const { film } = readContent('en').impact.mission;
const player = (page: Page) => page.getByRole('group', { name: film.title });
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
const poster = (page: Page) => player(page).getByRole('img', { name: film.posterAlt });

async function openFilm(page: Page): Promise<void> {
  await page.goto('/impact');
  await player(page).scrollIntoViewIfNeeded();
  await islandReady(page, 'VideoPlayer');
}

async function captions(page: Page, which: 'cues' | 'activeCues'): Promise<string[]> {
  return page
    .locator('video')
    .evaluate(
      (video: HTMLVideoElement, list) =>
        [...(video.textTracks[0]?.[list] ?? [])].map(cue => ('text' in cue ? String(cue.text) : '')),
      which,
    );
}

test('The film on Impact fetches nothing before play, then plays with sound in the place of its picture', async ({
  page,
}) => {
  const requests = filmRequests(page);
  const tracks: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('.vtt')) tracks.push(request.url());
  });
  await openFilm(page);
  await page.waitForLoadState('networkidle');
  await expect(poster(page)).toBeVisible();
  await expect(page.getByText('0:00 / –:––')).toBeVisible();
  expect([...requests, ...tracks]).toEqual([]);
  const { width, height } = (await page.locator('video').boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(16 / 9, 2);

  await button(page, 'Play').focus();
  await page.keyboard.press('Space');
  await expect(button(page, 'Pause')).toBeFocused();
  await expect(poster(page)).toBeHidden();
  await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
  expect(await media(page)).toMatchObject({ muted: false, volume: 1 });
  expect(await page.locator('video').boundingBox()).toMatchObject({ width, height });
  await page.locator('video').click({ force: true, position: { x: 30, y: 100 } });
  await expect(button(page, 'Play')).toBeVisible();
});

test('The film on Impact has captions for every step, which can be hidden, and the same steps as text', async ({
  page,
}) => {
  await openFilm(page);
  const steps = page.getByRole('list', { name: film.title }).getByRole('listitem');
  await expect(steps).toHaveText(film.steps.map(({ title, text }) => `${title}${text}`));
  await button(page, 'Play').click();
  await expect.poll(() => captions(page, 'cues')).toEqual(film.steps.map(({ caption }) => caption));
  const seek = player(page).getByRole('slider', { name: 'Seek' });
  await expect(seek).toBeEnabled();
  await seek.fill('16');
  await expect.poll(() => captions(page, 'activeCues')).toEqual([expect.stringMatching(/^Tap: /)]);
  const mode = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
  await button(page, 'Hide captions').click();
  await expect.poll(mode).toBe('hidden');
  await button(page, 'Show captions').click();
  await expect.poll(mode).toBe('showing');
});

test('A film that loads slowly says so, takes the next file when one fails, and can be tried again', async ({
  page,
  incidents,
}) => {
  incidents.expect(/Failed to load resource/);
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  await page.route(films, async route => {
    await failed;
    await route.abort();
  });
  await openFilm(page);
  await button(page, 'Play').click();
  await expect(player(page).getByRole('status')).toHaveText('Loading the video');
  fail();
  await expect(player(page).getByRole('alert')).toContainText('Failed to load video');
  await expect(poster(page)).toBeVisible();
  await expect(button(page, 'Play')).toBeDisabled();

  await page.unroute(films);
  await page.route(/\.webm$/, route => route.abort());
  await button(page, 'Try again').click();
  await expect(button(page, 'Pause')).toBeFocused();
  await expect(player(page).getByRole('alert')).toHaveCount(0);
  await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
});

test('The films are small, and the MP4 files can start before all of them is there', () => {
  const files = globSync('site/films/*.{webm,mp4}');
  expect(files).toHaveLength(6);
  for (const file of files) {
    const bytes = readFileSync(file);
    expect(bytes.length, file).toBeLessThanOrEqual((file.includes('720') ? 1 : 2) * 1_000_000);
    if (file.endsWith('.mp4')) expect(bytes.indexOf('moov'), file).toBeLessThan(bytes.indexOf('mdat'));
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('The film on Impact is its still picture and its steps without script, without a dead control', async ({
    page,
  }) => {
    const requests = filmRequests(page);
    await page.goto('/impact');
    await expect(poster(page)).toBeVisible();
    await expect(player(page).locator('button, input, video source, [tabindex="0"]')).toHaveCount(0);
    await expect(page.getByRole('list', { name: film.title }).getByRole('listitem')).toHaveCount(7);
    expect(requests).toEqual([]);
  });
});
