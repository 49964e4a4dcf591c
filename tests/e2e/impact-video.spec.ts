import type { Page } from '@playwright/test';
import { readContent } from '../support/content.ts';
import { setTextSize } from '../support/page-checks.ts';
import { expect, hold, test } from '../support/test.ts';
import { media, videoFiles, videoRequests } from '../support/video.ts';

const { impact, player: copy } = readContent('en');
const { film } = impact.mission;
const player = (page: Page) => page.getByRole('group', { name: film.title });
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
const slider = (page: Page, name: string) => player(page).getByRole('slider', { name, exact: true });
const poster = (page: Page) => player(page).locator('svg.drawing');

async function openVideo(page: Page): Promise<void> {
  await page.goto('/impact');
  await player(page).scrollIntoViewIfNeeded();
}

const captions = (page: Page, which: 'cues' | 'activeCues') =>
  page.locator('video').evaluate((video: HTMLVideoElement, list) => {
    const cues = [...(video.textTracks[0]?.[list] ?? [])];
    return cues.map(cue => String(Reflect.get(cue, 'text')));
  }, which);

test('In Arabic the poster of the video on Impact is not mirrored, as the video is not', async ({ page }) => {
  await page.goto('/ar/impact');
  const group = page.getByRole('group', { name: readContent('ar').impact.mission.film.title });
  await expect(group.locator('svg.drawing')).toHaveCSS('transform', 'none');
});

test('The video on Impact loads on play only, and plays with sound', async ({ page }) => {
  const requests = videoRequests(page);
  await openVideo(page);
  await page.waitForLoadState();
  await expect(poster(page)).toBeVisible();
  expect(requests).toEqual([]);
  const { width, height } = (await page.locator('video').boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(16 / 9, 2);

  await button(page, copy.play).press('Space');
  await expect(button(page, copy.pause)).toBeFocused();
  await expect(poster(page)).toBeHidden();
  const time = async () => (await media(page)).time;
  await expect.poll(time).toBeGreaterThan(0);
  // Screen readers hear the position when the visitor changes it, not with every tick.
  const spoken = () => slider(page, copy.seek).getAttribute('aria-valuetext');
  const [before, said] = [await time(), await spoken()];
  await expect.poll(time).toBeGreaterThan(before + 0.2);
  expect(await spoken()).toBe(said);
  expect(await media(page)).toMatchObject({ muted: false, volume: 1 });
  expect(await page.locator('video').boundingBox()).toMatchObject({ width, height });
  await page.locator('video').click({ force: true, position: { x: 30, y: 100 } });
  await expect(button(page, copy.play)).toBeVisible();
});

test('The video on Impact has captions, its steps as text, and ends on its picture', async ({ page }) => {
  await openVideo(page);
  const steps = page.getByRole('list', { name: film.title }).getByRole('listitem');
  await expect(steps).toHaveCount(film.steps.length);
  await button(page, copy.play).click();
  await expect.poll(() => captions(page, 'cues')).toEqual(film.steps.map(({ caption }) => caption));
  const seek = slider(page, copy.seek);
  await expect(seek).toBeEnabled();
  await expect(poster(page)).toBeHidden();
  await button(page, copy.pause).click();
  await seek.fill('16');
  await expect.poll(() => captions(page, 'activeCues')).toEqual([film.steps.at(-1)?.caption]);
  await seek.press('End');
  await expect(button(page, copy.play)).toBeVisible();
  await expect(poster(page)).toBeVisible();
});

test('A video takes the next file when one fails', async ({ page, incidents }) => {
  incidents.expect(/Failed to load resource/);
  await page.route(/\.webm$/, route => route.abort());
  await openVideo(page);
  await button(page, copy.play).click();
  await expect.poll(async () => (await media(page)).time).toBeGreaterThan(0);
  await expect(player(page).getByRole('alert')).toHaveCount(0);
});

test('A slow video says so, can be stopped, and says if it fails', async ({ page, incidents }) => {
  incidents.expect(/Failed to load resource/);
  const fail = await hold(page, videoFiles, route => route.abort());
  await openVideo(page);
  await button(page, copy.play).click();
  await expect(player(page).getByRole('status').getByText(copy.loading)).toBeVisible();
  await button(page, copy.pause).click();
  await button(page, copy.play).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  fail();
  // The alert takes the focus, because the button that had it is disabled now.
  await expect(player(page).getByRole('alert')).toContainText(copy.error.load);
  await expect(player(page).getByRole('alert')).toBeFocused();
  await expect(poster(page)).toBeVisible();
  await expect(button(page, copy.play)).toBeDisabled();
  await expect(button(page, copy.mute)).toBeDisabled();
});

test('A tooltip that waits for its time does not come after Escape', async ({ page }) => {
  await page.clock.install();
  await openVideo(page);
  const tooltip = page.getByRole('tooltip');
  await button(page, copy.play).hover();
  await page.clock.runFor(700);
  await expect(tooltip).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(300);
  await button(page, copy.play).hover();
  await page.clock.runFor(600);
  await page.keyboard.press('Escape');
  await page.clock.runFor(100);
  await expect(tooltip).toBeHidden();
});

test('The keyboard opens tooltips, and moves position and volume of a video', async ({ page }) => {
  await openVideo(page);
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
  await expect(seek).toHaveAttribute('aria-valuetext', /^0\.1 /);

  await page.keyboard.press('Tab');
  await expect(button(page, copy.mute)).toBeFocused();
  const tooltip = page.getByRole('tooltip').filter({ hasText: copy.mute });
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await button(page, copy.mute).hover();
  await expect(tooltip).toBeVisible();
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

test('Volume 0 mutes also on an iPhone, whose own volume no page can set', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(HTMLMediaElement.prototype, 'volume', { get: () => 1, set: () => {} }),
  );
  await openVideo(page);
  await button(page, copy.play).press('Enter');
  await slider(page, copy.volume).press('Home');
  await expect.poll(() => media(page)).toMatchObject({ muted: true });
  await expect(slider(page, copy.volume)).toHaveValue('0');
});

test('Video controls fit the narrowest phone and a thumb, even with large text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [path, text] of [
    ['/', 16],
    ['/', 32],
    ['/ar', 32],
    ['/impact', 16],
    ['/impact', 32],
  ] as const) {
    await page.goto(path);
    await setTextSize(page, text);
    for (const name of ['play', 'seek', 'mute', 'volume']) {
      const control = page.locator(`[data-part="${name}"]`);
      await expect(control).toBeVisible();
      const { x, width, height } = (await control.boundingBox()) ?? { x: 0, width: 0, height: 0 };
      expect(Math.min(x, 320 - x - width), `${name} on ${path}, ${text} px`).toBeGreaterThanOrEqual(0);
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
    }
  }
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('Without JavaScript the videos are their still pictures, without a dead control', async ({ page }) => {
    const requests = videoRequests(page);
    await page.goto('/impact');
    await expect(poster(page)).toBeVisible();
    await expect(player(page).getByRole('button').or(player(page).getByRole('slider'))).toHaveCount(0);
    await page.goto('/');
    const hero = page.getByRole('main').locator('section').first();
    await expect(hero.locator('svg').first()).toBeVisible();
    await expect(hero.getByRole('button').or(hero.getByRole('slider'))).toHaveCount(0);
    expect(requests).toEqual([]);
  });
});
