/** Pages that the build prints, by their path in the default language. */
export const printedPages = ['/capabilities'] as const;

/** The address of the PDF of the page at `href`. */
export function pdfPath(href: string): string {
  return `${href}.pdf`;
}
