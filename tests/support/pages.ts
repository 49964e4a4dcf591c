import { listedPages } from '../../site/seo/listed-pages.ts';

/** Every address with a page of its own. */
export const pages = listedPages.map(({ path }) => path);

/** An address without a page. */
export const lostPage = '/no-such-page';
