import type { Content } from '#content/parse.ts';
import type { Meta } from '#content/schema/text.ts';

/** A file of copy with what search engines and shared links show of its page. */
type CopyWithMeta = {
  [Name in keyof Content]: Content[Name] extends { meta: Meta } ? Name : never;
}[keyof Content];

/** A page that search engines may show. */
export interface ListedPage {
  /** Its path in the default language. A page under another's path has that one as its parent. */
  path: string;
  /** Its file of copy, which also names its social picture. Pages made from one file share the picture. */
  copy: Exclude<CopyWithMeta, 'desk' | 'error' | 'not-found' | 'offline'>;
  /** The page shows when its text was last changed (`policyUpdated` of the organization). */
  dated?: true;
}

/**
 * Every page that search engines may show: sitemap, breadcrumbs, social pictures, journeys and measurements read this
 * list. tests/server/search-engines.test.ts compares it with what is built.
 */
export const listedPages: readonly ListedPage[] = [
  { path: '/', copy: 'home' },
  { path: '/about', copy: 'about' },
  { path: '/solutions', copy: 'solutions' },
  { path: '/capabilities', copy: 'capabilities' },
  { path: '/impact', copy: 'impact' },
  { path: '/contact', copy: 'contact' },
  { path: '/donate', copy: 'donate' },
  { path: '/water-now', copy: 'water-now' },
  { path: '/questions', copy: 'questions' },
  { path: '/before-the-storm', copy: 'before-the-storm' },
  { path: '/planner', copy: 'planner' },
  { path: '/claims', copy: 'claims' },
  { path: '/accessibility', copy: 'accessibility' },
  { path: '/press', copy: 'press' },
  { path: '/privacy-policy', copy: 'privacy-policy', dated: true },
  { path: '/terms-of-service', copy: 'terms-of-service', dated: true },
];

/** The listed page at a path of the default language; `undefined` for errors and confirmations. */
export function listedPage(path: string): ListedPage | undefined {
  return listedPages.find(page => page.path === path);
}

/** The way from the home page to the page at `path`: every listed page above it, without the page itself. */
export function listedAbove(path: string): ListedPage[] {
  return listedPages.filter(above => above.path === '/' || path.startsWith(`${above.path}/`));
}
