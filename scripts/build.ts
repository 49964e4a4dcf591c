import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'astro';
import { parseConfig } from '../server/config.ts';
import { printsPages } from '../site/sections/capabilities/pdf.ts';
import { compressFiles } from './compress.ts';
import { findBrowser, printPages } from './print-pages.ts';

/**
 * `npm run build`: the site into dist/, with printed and compressed copies beside its files.
 * With `--if-needed` only when a source, the public address, the year (it stands in the footer) or what can be printed
 * has changed.
 */
const sources = ['content', 'contract', 'site', 'public', 'scripts', 'astro.config.ts', 'package-lock.json'];
const recordFile = 'dist/build.json';

const { values } = parseArgs({ options: { 'if-needed': { type: 'boolean', default: false } } });

// Everything is checked before anything is built, so that `npm start` lists each wrong value by its name.
const configuration = parseConfig(process.env);
if (!configuration.ok) {
  console.error(`The configuration is wrong:\n  ${configuration.problems.join('\n  ')}`);
  process.exit(2);
}
const siteUrl = configuration.config.siteUrl.origin;
process.env['SITE_URL'] = siteUrl;

// The pages link to their printed files, so it is known beforehand whether there will be any.
const browser = findBrowser(process.env);
process.env[printsPages] = browser ? 'yes' : '';

const record = JSON.stringify({
  siteUrl,
  year: new Date().getFullYear(),
  printsPages: browser !== undefined,
  newestSource: Math.max(...sources.map(newestChange)),
});

if (!values['if-needed'] || record !== lastRecord()) {
  console.log('Building the site ...');
  process.env['NODE_ENV'] ??= 'production';
  await build({ logLevel: 'warn' });
  if (browser) await printPages({ browser, folder: 'dist/client', siteUrl });
  else console.log('No Chromium here: the site is built without its PDF. CHROMIUM_PATH names one.');
  await compressFiles('dist/client');
  writeFileSync(recordFile, record);
}

function lastRecord(): string | undefined {
  try {
    return readFileSync(recordFile, 'utf8');
  } catch {
    return undefined;
  }
}

/** Milliseconds since 1970 at which a file, or the newest one below a folder, was last changed. */
function newestChange(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map(entry => newestChange(join(path, entry))));
}
