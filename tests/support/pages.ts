/** Every address with a page of its own: those of the specification, and the planner. */
export const pages = [
  '/',
  '/about',
  '/solutions',
  '/impact',
  '/contact',
  '/donate',
  '/planner',
  '/privacy-policy',
  '/terms-of-service',
] as const;

/** An address without a page. */
export const lostPage = '/no-such-page';
