import type { Content } from '#content/content.ts';
import type { Meta } from '#content/schema/text.ts';

/** A file of words that says what search engines and shared links show of its page. */
type WordsWithMeta = {
  [Name in keyof Content]: Content[Name] extends { meta: Meta } ? Name : never;
}[keyof Content];

/** A page that search engines may show. */
export interface ListedPage {
  /** Its path in the default language. A page under another's path has that one as its parent. */
  path: string;
  /** Its file of words; also names its social picture. Pages made from one file share the picture. */
  words: Exclude<WordsWithMeta, 'desk' | 'error' | 'not-found'>;
  /** What schema.org calls a page of this kind. */
  type: 'WebPage' | 'AboutPage' | 'ContactPage';
  /** The page shows when its text was last changed (`policyUpdated` of the organization). */
  dated?: true;
}

/**
 * Every page that search engines may show: sitemap, breadcrumbs, social pictures, journeys and measurements read this
 * list. A journey in tests/e2e/head.spec.ts compares it with what is built.
 */
export const listedPages: readonly ListedPage[] = [
  { path: '/', words: 'home', type: 'WebPage' },
  { path: '/about', words: 'about', type: 'AboutPage' },
  { path: '/solutions', words: 'solutions', type: 'WebPage' },
  { path: '/solutions/provision', words: 'solutions/provision', type: 'WebPage' },
  { path: '/solutions/purification', words: 'solutions/purification', type: 'WebPage' },
  { path: '/solutions/distribution', words: 'solutions/distribution', type: 'WebPage' },
  { path: '/solutions/technology', words: 'solutions/technology', type: 'WebPage' },
  { path: '/capabilities', words: 'capabilities', type: 'WebPage' },
  { path: '/impact', words: 'impact', type: 'WebPage' },
  { path: '/contact', words: 'contact', type: 'ContactPage' },
  { path: '/donate', words: 'donate', type: 'WebPage' },
  { path: '/planner', words: 'planner', type: 'WebPage' },
  { path: '/claims', words: 'claims', type: 'WebPage' },
  { path: '/accessibility', words: 'accessibility', type: 'WebPage' },
  { path: '/press', words: 'press', type: 'WebPage' },
  { path: '/privacy-policy', words: 'privacy-policy', type: 'WebPage', dated: true },
  { path: '/terms-of-service', words: 'terms-of-service', type: 'WebPage', dated: true },
];

/** The listed page at a path of the default language; `undefined` for errors and confirmations. */
export function listedPage(path: string): ListedPage | undefined {
  return listedPages.find(page => page.path === path);
}

/** The way from the home page to the page at `path`: every listed page above it, without the page itself. */
export function listedAbove(path: string): ListedPage[] {
  return listedPages.filter(above => above.path === '/' || path.startsWith(`${above.path}/`));
}
