import { pagePaths } from '#shared/content/schemas/files.ts';

/** Every page that search engines may show, by its path in English. */
export const pages: readonly string[] = pagePaths;

/** An address without a page. */
export const lostPage = '/no-such-page';

/** Shown by the service worker for a page that is not on the device; no page leads there. */
export const offlinePath = '/offline';

/** Half a character: no server can decode it, so it shows the error page. */
export const brokenAddress = '/%E0%A4%A';
