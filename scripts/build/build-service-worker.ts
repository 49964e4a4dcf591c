import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { pathIn } from '#shared/i18n/language.ts';
import type { PrecacheList } from '../../site/service-worker/precache.ts';

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

function findPrecache(folder: string, languages: readonly string[]): PrecacheList {
  const version = createHash('sha256');
  const addresses: PrecacheList['addresses'] = {};
  for (const language of languages) {
    const pages = precachedPages.map(page => pathIn(language, page));
    const files = new Set<string>();
    for (const page of pages) {
      const html = readFileSync(fileFor(folder, page), 'utf8');
      version.update(html);
      addFiles(folder, html, files);
    }
    addresses[language] = [...pages, ...files];
  }
  return { version: version.digest('hex').slice(0, 8), addresses };
}

function fileFor(folder: string, page: string): string {
  return join(folder, page === '/' ? 'index.html' : `${page}.html`);
}

/** Adds the font, the logo and the scripts that a page or script loads, and those that the scripts load. */
function addFiles(folder: string, text: string, files: Set<string>): void {
  for (const [, name] of text.matchAll(
    /["'](?:\/_astro\/|\.\/)([\w.-]+\.(?:js|woff2)|(?:logo|symbol)[\w.-]+)\b/g,
  )) {
    const path = `/_astro/${name}`;
    if (files.has(path) || !existsSync(join(folder, path))) continue;
    files.add(path);
    if (path.endsWith('.js')) addFiles(folder, readFileSync(join(folder, path), 'utf8'), files);
  }
}
