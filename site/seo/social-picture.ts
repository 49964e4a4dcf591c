import type { ListedPage } from './listed-pages.ts';

/** Pixels; the shape that social networks ask for. */
export const socialPictureSize = { width: 1200, height: 630 };

/** Address of a page's social picture. `npm run social-pictures` makes the file behind it, under `public`. */
export function socialPicturePath(language: string, copy: ListedPage['copy']): string {
  return `/social/${language}/${copy}.jpg`;
}

/** A page's title without the brand: `About Us | Clearwell` becomes `About Us`. */
export function titleWithoutBrand(title: string, brand: string): string {
  const ending = ` | ${brand}`;
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}
