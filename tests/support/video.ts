import type { Page } from '@playwright/test';

/** Addresses of video files. */
export const videoFiles = /\.(webm|mp4)$/;

/** Collects the addresses of the video files that the page asks for from now on. */
export function videoRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', request => {
    if (videoFiles.test(new URL(request.url()).pathname)) requests.push(request.url());
  });
  return requests;
}

/** The state of the media element itself; `time` in seconds. */
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
