import type { Page } from '@playwright/test';

/** Paper sizes of the countries where the site is read. */
export const papers = ['A4', 'Letter'] as const;

/** Reads a PDF made by Chromium: its objects are plain text, only their streams are compressed. */
export function readPdf(bytes: Buffer): { sheets: number; tagged: boolean; language: string | undefined } {
  const text = bytes.toString('latin1');
  return {
    sheets: [...text.matchAll(/\/Type\s*\/Page\b/g)].length,
    tagged: /\/MarkInfo\s*<<[^>]*\/Marked true/.test(text) && text.includes('/StructTreeRoot'),
    language: /\/Lang\s*\(([^)]+)\)/.exec(text)?.[1],
  };
}

/** Sheets that a page takes on paper. */
export async function sheetsOnPaper(page: Page, format: (typeof papers)[number]): Promise<number> {
  return readPdf(await page.pdf({ format })).sheets;
}
