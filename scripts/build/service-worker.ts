import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { readFiles } from '#content/content.ts';
import { pathIn } from '#content/language.ts';
import { languagesOf } from '#content/parse.ts';
import type { Essentials } from '../../site/offline/essentials.ts';

/** Pages kept for every visitor; the first stands in for pages that are not. */
const keptPages = ['/offline', '/contact', '/water-now'];

/** Bundles the service worker into `/sw.js`, with the addresses that it keeps. */
export function serviceWorker(): AstroIntegration {
  let source: string;
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:done': ({ config }) => {
        source = fileURLToPath(new URL('offline/service-worker.ts', config.srcDir));
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await build({
          configFile: false,
          logLevel: 'warn',
          define: {
            ESSENTIALS: JSON.stringify(findEssentials(folder)),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir: folder,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: source,
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}

function findEssentials(folder: string): Essentials {
  const version = createHash('sha256');
  const addresses: Essentials['addresses'] = {};
  for (const language of languagesOf(readFiles())) {
    const pages = keptPages
      .map(page => pathIn(language, page))
      .filter(page => existsSync(join(folder, `${page}.html`)));
    const files = new Set<string>();
    for (const page of pages) {
      const html = readFileSync(join(folder, `${page}.html`), 'utf8');
      version.update(html);
      addFiles(folder, html, files);
    }
    const [first, ...rest] = pages;
    if (first) addresses[language] = [first, ...rest, ...files];
  }
  return { version: version.digest('hex').slice(0, 8), addresses };
}

/** Adds the font and the scripts that a page or script loads, and those that the scripts load. */
function addFiles(folder: string, text: string, files: Set<string>): void {
  for (const [, name] of text.matchAll(/["'](?:\/_astro\/|\.\/)([\w.-]+\.(?:js|woff2))\b/g)) {
    const path = `/_astro/${name}`;
    if (files.has(path) || !existsSync(join(folder, path))) continue;
    files.add(path);
    if (path.endsWith('.js')) addFiles(folder, readFileSync(join(folder, path), 'utf8'), files);
  }
}
