/** Every address with a page of its own, as the specification lists them. */
export const pages = [
  '/',
  '/about',
  '/solutions',
  '/impact',
  '/contact',
  '/donate',
  '/privacy-policy',
  '/terms-of-service',
] as const;

/** An address without a page. */
export const lostPage = '/no-such-page';
