import type { Page } from '@playwright/test';

/** Addresses of video files. */
export const videoFiles = /\.(webm|mp4)$/;

/** Collects the addresses of the videos and captions that the page requests from now on. */
export function videoRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', request => {
    if (/\.(webm|mp4|vtt)$/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** The state of the media element itself; `time` in seconds. */
export const media = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    time: Math.round(video.currentTime * 10) / 10,
    volume: video.volume,
    muted: video.muted,
    paused: video.paused,
  }));
