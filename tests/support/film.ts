import type { Page } from '@playwright/test';
import { readContent } from '#content/content.ts';
import { expect, islandReady } from './test.ts';

/** Addresses of film files. */
export const films = /\.(webm|mp4)$/;

/** Every film file that the page asks for, from now on. */
export function filmRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', request => {
    if (films.test(new URL(request.url()).pathname)) requests.push(request.url());
  });
  return requests;
}

/** Opens Home and waits for the controls of its film. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await islandReady(page, 'BackgroundVideo');
  await expect(page.getByRole('group', { name: 'Background video' })).toBeVisible();
}

/** What the media element itself says. */
export async function media(
  page: Page,
): Promise<{ time: number; volume: number; muted: boolean; paused: boolean }> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => ({
    time: Math.round(video.currentTime * 10) / 10,
    volume: video.volume,
    muted: video.muted,
    paused: video.paused,
  }));
}

/** A browser that refuses every `play()`, in the words given. */
export async function refusePlay(page: Page, reason: string): Promise<void> {
  await page.addInitScript(words => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException(words, 'NotAllowedError'));
  }, reason);
}

/** A connection as the Network Information API describes it. */
export async function useConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript(described => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => described });
  }, connection);
}

/**
 * Shows the built player of Impact alone on the page, at its default size, with one file of the short film of Home, or
 * `sources`; `settings` are properties of `VideoPlayer`.
 */
export async function showPlayer(
  page: Page,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const home = await page.request.get('/');
  const [film] = /\/_astro\/[^"&]+?\.webm/.exec(await home.text()) ?? [];
  await page.goto('/impact');
  await page.evaluate(
    async ({ words, settings, film }) => {
      const island = document.querySelector('astro-island[component-export="VideoPlayer"]');
      const address = (name: string) => island?.getAttribute(name) ?? '';
      const [{ VideoPlayer }, { default: renderer }] = await Promise.all([
        import(address('component-url')),
        import(address('renderer-url')),
      ]);
      const picture = document.querySelector('main img')?.getAttribute('src');
      const place = document.createElement('section');
      place.setAttribute('ssr', '');
      document.querySelector('main')?.replaceChildren(place);
      renderer(place)(
        VideoPlayer,
        {
          sources: [{ src: film, type: 'video/webm' }],
          title: 'The way of water',
          copy: words,
          language: 'en',
          ...settings,
        },
        { poster: `<img src="${picture}" alt="A still picture of the film" width="1280" height="720">` },
        { client: 'only' },
      );
    },
    { words: readContent('en').player, settings, film },
  );
  await expect(page.getByRole('group', { name: 'The way of water' })).toBeVisible();
}
