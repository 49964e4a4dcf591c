import { readContent } from './content.ts';

const unlisted = ['team-link', 'error', 'not-found', 'offline'];

/** Every page that search engines may show, by its path in English: a page's path is the name of its copy. */
export const pages = Object.entries(readContent('en'))
  .filter(([name, copy]) => 'meta' in copy && !unlisted.includes(name))
  .map(([name]) => (name === 'home' ? '/' : `/${name}`));

/** An address without a page. */
export const lostPage = '/no-such-page';

/** Shown by the service worker for a page that is not on the device; no page leads there. */
export const offlinePath = '/offline';

/** Half a character: no server can decode it, so it shows the error page. */
export const brokenAddress = '/%E0%A4%A';
