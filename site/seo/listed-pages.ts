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
  /** What schema.org calls a page of this kind. */
  type: 'WebPage' | 'AboutPage' | 'ContactPage';
  /** The page shows when its text was last changed (`policyUpdated` of the organization). */
  dated?: true;
}

/**
 * Every page that search engines may show: sitemap, breadcrumbs, social pictures, journeys and measurements read this
 * list. tests/server/search-engines.test.ts compares it with what is built.
 */
export const listedPages: readonly ListedPage[] = [
  { path: '/', copy: 'home', type: 'WebPage' },
  { path: '/about', copy: 'about', type: 'AboutPage' },
  { path: '/solutions', copy: 'solutions', type: 'WebPage' },
  { path: '/solutions/provision', copy: 'solutions/provision', type: 'WebPage' },
  { path: '/solutions/distribution', copy: 'solutions/distribution', type: 'WebPage' },
  { path: '/capabilities', copy: 'capabilities', type: 'WebPage' },
  { path: '/impact', copy: 'impact', type: 'WebPage' },
  { path: '/contact', copy: 'contact', type: 'ContactPage' },
  { path: '/donate', copy: 'donate', type: 'WebPage' },
  { path: '/water-now', copy: 'water-now', type: 'WebPage' },
  { path: '/questions', copy: 'questions', type: 'WebPage' },
  { path: '/before-the-storm', copy: 'before-the-storm', type: 'WebPage' },
  { path: '/planner', copy: 'planner', type: 'WebPage' },
  { path: '/claims', copy: 'claims', type: 'WebPage' },
  { path: '/accessibility', copy: 'accessibility', type: 'WebPage' },
  { path: '/press', copy: 'press', type: 'WebPage' },
  { path: '/privacy-policy', copy: 'privacy-policy', type: 'WebPage', dated: true },
  { path: '/terms-of-service', copy: 'terms-of-service', type: 'WebPage', dated: true },
];

/** The listed page at a path of the default language; `undefined` for errors and confirmations. */
export function listedPage(path: string): ListedPage | undefined {
  return listedPages.find(page => page.path === path);
}

/** The way from the home page to the page at `path`: every listed page above it, without the page itself. */
export function listedAbove(path: string): ListedPage[] {
  return listedPages.filter(above => above.path === '/' || path.startsWith(`${above.path}/`));
}
