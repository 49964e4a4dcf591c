/**
 * The environment variable by which `scripts/build/build.ts` tells the pages that it will print those that can be had as a
 * file. Without it (no browser on this machine, development) no page links to one.
 */
export const printsPages = 'PRINTS_PAGES';

/** Pages that the build prints, by their path in the default language. */
export const printedPages = ['/capabilities'] as const;

/** The address of the PDF of the page at `href`. */
export function pdfPath(href: string): string {
  return `${href}.pdf`;
}
