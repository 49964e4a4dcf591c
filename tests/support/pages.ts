import { listedPages } from '../../site/seo/listed-pages.ts';

export const pages = listedPages.map(({ path }) => path);

/** An address without a page. */
export const lostPage = '/no-such-page';

/** What a service worker shows for a page that is not on the device; no page leads there. */
export const offlinePage = '/offline';

/** Half a character: no server can decode it, so it shows the error page. */
export const brokenAddress = '/%E0%A4%A';
