import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathIn } from '#content/language.ts';
import { pdfPath, printedPages } from '../../site/sections/capabilities/pdf.ts';

interface Printing {
  /** Path of the browser. */
  browser: string;
  /** The folder of the built site: pages are read from it, and their files written into it. */
  folder: string;
  languages: readonly string[];
  /** Public origin: links in the files lead there. */
  siteUrl: string;
}

/**
 * Prints the pages that are offered as a file, in every language, as tagged PDF. Reads the pages from the folder, without
 * a server. Throws when a page, a style sheet or a font is missing, because the pages already link to the files.
 */
export async function printPages({ browser, folder, languages, siteUrl }: Printing): Promise<void> {
  // Imported here because a build without a browser does not need it.
  const { chromium } = await import('@playwright/test');
  const chrome = await chromium.launch({ executablePath: browser, args: ['--disable-gpu'] }).catch(cause => {
    const advice = 'An empty CHROMIUM_PATH builds the site without its PDF.';
    throw new Error(`${browser} does not start. ${advice}`, { cause });
  });
  try {
    const page = await chrome.newPage();
    const missing: string[] = [];
    await page.route('**/*', route => {
      const { pathname, origin } = new URL(route.request().url());
      const file = fileOf(folder, pathname);
      if (origin === siteUrl && existsSync(file)) return route.fulfill({ path: file });
      missing.push(route.request().url());
      return route.abort();
    });
    const paths = languages
      .flatMap(language => printedPages.map(path => pathIn(language, path)))
      .filter(path => existsSync(join(folder, `${path}.html`)));
    for (const path of paths) {
      await page.goto(siteUrl + path, { waitUntil: 'load' });
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(useFonts);
      await page.pdf({
        path: join(folder, pdfPath(path)),
        tagged: true,
        outline: true,
      });
    }
    if (missing.length > 0) throw new Error(`Pages were printed without ${missing.join(', ')}`);
  } finally {
    await chrome.close();
  }
}

/** Waits for the page's fonts. On a screen they are optional: a page that was painted before them does without. Runs in the page. */
async function useFonts(): Promise<void> {
  for (const font of document.fonts) font.display = 'block';
  await document.fonts.ready;
}

/** `/capabilities` is `capabilities.html`; every other path names its file. */
function fileOf(folder: string, pathname: string): string {
  const file = join(folder, pathname);
  return existsSync(`${file}.html`) ? `${file}.html` : file;
}
