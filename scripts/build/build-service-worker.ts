import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { pathIn } from '#shared/i18n/language.ts';
import type { PrecacheList } from '../../site/service-worker/precache.ts';
import { oldestBrowsers } from './build-settings.ts';

/** The precached pages of each language; the first replaces a page that the device lacks. */
const precachedPages = ['/offline', '/', '/planner', '/contact', '/water-now'];

/** Bundles the service worker into `/sw.js` of the built site, with the addresses that it precaches. */
export async function buildServiceWorker(folder: string, languages: readonly string[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      PRECACHE: JSON.stringify(findPrecache(folder, languages)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      target: oldestBrowsers,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'site/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** The files of the font and of the logo, as a page names them. */
const linkedFiles = /"(\/_astro\/(?:[\w.-]+\.woff2|(?:logo|symbol)[\w.-]+))"/g;

function findPrecache(folder: string, languages: readonly string[]): PrecacheList {
  const version = createHash('sha256');
  const addresses: PrecacheList['addresses'] = {};
  // Those of all pages: a page that is not precached has almost none of its own.
  const scripts = globSync('_astro/*.js', { cwd: folder }).map(name => `/${name}`);
  for (const language of languages) {
    const pages = precachedPages.map(page => pathIn(language, page));
    const files = new Set<string>();
    for (const page of pages) {
      const html = readFileSync(join(folder, page === '/' ? 'index.html' : `${page}.html`), 'utf8');
      version.update(html);
      for (const [, path = ''] of html.matchAll(linkedFiles)) files.add(path);
    }
    addresses[language] = [...pages, ...files, ...scripts];
  }
  return { version: version.digest('hex').slice(0, 8), addresses };
}
