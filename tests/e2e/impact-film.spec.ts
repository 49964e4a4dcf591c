import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readContent } from '#content/content.ts';
import { fill } from '#content/fill.ts';
import { expectNoViolations } from '../support/axe.ts';
import { filmRequests, films, media, refusePlay } from '../support/film.ts';
import { expect, islandReady, test } from '../support/test.ts';

const { impact, player: copy } = readContent('en');
const { film } = impact.mission;
const player = (page: Page) => page.getByRole('group', { name: film.title });
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
const slider = (page: Page, name: string) => player(page).getByRole('slider', { name, exact: true });
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

  await button(page, copy.play).focus();
  await page.keyboard.press('Space');
  await expect(button(page, copy.pause)).toBeFocused();
  await expect(poster(page)).toBeHidden();
  await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
  expect(await media(page)).toMatchObject({ muted: false, volume: 1 });
  expect(await page.locator('video').boundingBox()).toMatchObject({ width, height });
  await page.locator('video').click({ force: true, position: { x: 30, y: 100 } });
  await expect(button(page, copy.play)).toBeVisible();
});

test('The film on Impact has captions for every step, which can be hidden, and the same steps as text', async ({
  page,
}) => {
  await openFilm(page);
  const steps = page.getByRole('list', { name: film.title }).getByRole('listitem');
  await expect(steps).toHaveText(film.steps.map(({ title, text }) => `${title}${text}`));
  await button(page, copy.play).click();
  await expect.poll(() => captions(page, 'cues')).toEqual(film.steps.map(({ caption }) => caption));
  const seek = slider(page, copy.seek);
  await expect(seek).toBeEnabled();
  await seek.fill('16');
  await expect.poll(() => captions(page, 'activeCues')).toEqual([film.steps.at(-1)?.caption]);
  const mode = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
  await button(page, copy.hideCaptions).click();
  await expect.poll(mode).toBe('hidden');
  await button(page, copy.showCaptions).click();
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
  await button(page, copy.play).click();
  await expect(player(page).getByRole('status')).toHaveText(copy.loading);
  fail();
  await expect(player(page).getByRole('alert')).toContainText(copy.error.load);
  await expect(poster(page)).toBeVisible();
  await expect(button(page, copy.play)).toBeDisabled();
  await expect(button(page, copy.mute)).toBeDisabled();

  await page.unroute(films);
  await page.route(/\.webm$/, route => route.abort());
  await button(page, copy.error.retry).click();
  await expect(button(page, copy.pause)).toBeFocused();
  await expect(player(page).getByRole('alert')).toHaveCount(0);
  await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
});

test('Arrow keys move the position of the film on Impact by 0.1 seconds and its volume by 0.01; volume 0 mutes', async ({
  page,
}) => {
  await openFilm(page);
  await button(page, copy.play).press('Enter');
  await expect(slider(page, copy.seek)).toBeEnabled();
  await button(page, copy.pause).press('Enter');
  await page.keyboard.press('Tab');
  const seek = slider(page, copy.seek);
  await expect(seek).toBeFocused();
  await page.keyboard.press('Home');
  await expect.poll(async () => (await media(page)).time).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await media(page)).time).toBe(0.1);
  await expect(seek).toHaveAttribute('aria-valuetext', /0\.1 seconds/);

  await page.keyboard.press('Tab');
  await expect(button(page, copy.hideCaptions)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, copy.mute)).toBeFocused();
  await page.keyboard.press('Tab');
  const volume = slider(page, copy.volume);
  await expect(volume).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => media(page)).toMatchObject({ volume: 0.99, muted: false });
  await expect(volume).toHaveAttribute('aria-valuetext', '99%');
  await page.keyboard.press('Home');
  await expect.poll(() => media(page)).toMatchObject({ volume: 0, muted: true });
  await button(page, copy.unmute).press('Enter');
  await expect.poll(() => media(page)).toMatchObject({ volume: 1, muted: false });
});

test('The film on Impact announces its position when the visitor changes it, not with every tick', async ({
  page,
}) => {
  await openFilm(page);
  await button(page, copy.play).click();
  const seek = slider(page, copy.seek);
  await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
  const spoken = await seek.getAttribute('aria-valuetext');
  await expect.poll(async () => (await media(page)).time).toBeGreaterThan(1.5);
  expect(await seek.getAttribute('aria-valuetext')).toBe(spoken);
});

test('A refused play is explained in an alert that takes the focus and gives it back', async ({ page }) => {
  const reason = 'The request is not allowed by the user agent.';
  await refusePlay(page, reason);
  await openFilm(page);
  const alert = page.getByRole('alertdialog', { name: copy.error.title });
  for (const dismiss of ['Enter', 'Escape']) {
    await button(page, copy.play).press('Enter');
    await expect(alert).toContainText(fill(copy.error.play, { reason }));
    await expect(button(page, copy.error.close)).toBeFocused();
    await page.keyboard.press(dismiss);
    await expect(alert).toHaveCount(0);
    await expect(button(page, copy.play)).toBeFocused();
  }
  // Not a trap: a visitor who has gone on keeps that place.
  await button(page, copy.play).press('Enter');
  await expect(button(page, copy.error.close)).toBeFocused();
  await expectNoViolations(page, { place: 'section[aria-labelledby="mission"]', preload: false });
  await button(page, copy.mute).focus();
  await page.keyboard.press('Escape');
  await expect(alert).toHaveCount(0);
  await expect(button(page, copy.mute)).toBeFocused();
});

test('The buttons of a player are named by tooltips, which Escape closes', async ({ page }) => {
  await openFilm(page);
  const tooltip = page.getByRole('tooltip').filter({ hasText: copy.mute });
  await button(page, copy.mute).hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await page.mouse.move(0, 0);
  await button(page, copy.play).focus();
  await page.keyboard.press('Tab');
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(button(page, copy.mute)).toBeFocused();
});

test('The films are small, and the MP4 files can start before all of them is there', () => {
  const files = globSync('site/videos/*.{webm,mp4}');
  expect(files).toHaveLength(6);
  for (const file of files) {
    const bytes = readFileSync(file);
    expect(bytes.length, file).toBeLessThanOrEqual((file.includes('720') ? 1 : 2) * 1_000_000);
    if (file.endsWith('.mp4')) expect(bytes.indexOf('moov'), file).toBeLessThan(bytes.indexOf('mdat'));
  }
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('The film on Impact is its still picture and its steps without script, without a dead control', async ({
    page,
  }) => {
    const requests = filmRequests(page);
    await page.goto('/impact');
    await expect(poster(page)).toBeVisible();
    await expect(player(page).getByRole('button').or(player(page).getByRole('slider'))).toHaveCount(0);
    await expect(page.getByRole('list', { name: film.title }).getByRole('listitem')).toHaveCount(
      film.steps.length,
    );
    expect(requests).toEqual([]);
  });
});
