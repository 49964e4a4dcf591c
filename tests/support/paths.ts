/** An address without a page. */
export const missingPath = '/no-such-page';

/** Shown by the service worker for a page that is not on the device; no page leads there. */
export const offlinePath = '/offline';

/** Half a character: no server can decode it, so it shows the error page. */
export const malformedPath = '/%E0%A4%A';
