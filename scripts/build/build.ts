import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'astro';
import { readOrganization } from '#content/content.ts';
import { parseConfig } from '../../server/config.ts';
import { publicExamples } from '../../server/public-site.ts';
import { printsPages } from '../../site/sections/capabilities/pdf.ts';
import { chromiumPath } from '../chromium.mjs';
import { areDrawn, cards } from '../draw/cards.ts';
import { compressFiles } from './compress.ts';
import { buildEditor } from './editor.ts';
import { printPages } from './print-pages.ts';
import { writeStaticHeaders } from './static-headers.ts';

/**
 * `npm run build`: builds the site into dist/, with PDFs and compressed copies.
 * With `--if-needed` only when a source, an address, the permission to show examples, the year (shown in the
 * footer) or the presence of Chromium has changed.
 */
const sources = ['content', 'contract', 'site', 'public', 'scripts', 'astro.config.ts', 'package-lock.json'];
const recordFile = 'dist/build.json';

const { values } = parseArgs({ options: { 'if-needed': { type: 'boolean', default: false } } });

// Checks all of it before building, so that `npm start` lists every wrong value by name.
const configuration = parseConfig(process.env);
if (!configuration.ok) {
  console.error(`The configuration is wrong:\n  ${configuration.problems.join('\n  ')}`);
  process.exit(2);
}
const { config } = configuration;
const examples = publicExamples(config, readOrganization());
if (examples.length > 0) {
  console.error(examples.join('\n'));
  process.exit(2);
}
const siteUrl = config.siteUrl.origin;
process.env['SITE_URL'] = siteUrl;
const functionUrl = config.functionUrl?.origin ?? '';
process.env['FUNCTION_URL'] = functionUrl;

// Pages link to their PDF, so whether there will be one is decided before they are built.
const canPrint = existsSync(chromiumPath);
process.env[printsPages] = canPrint ? 'yes' : '';

const record = JSON.stringify({
  siteUrl,
  functionUrl,
  allowExampleData: config.allowExampleData,
  year: new Date().getFullYear(),
  printsPages: canPrint,
  newestSource: Math.max(...sources.map(newestChange)),
});

if (!values['if-needed'] || record !== lastRecord()) {
  console.log('Building the site ...');
  process.env['NODE_ENV'] ??= 'production';
  await build({ logLevel: 'warn' });
  if (canPrint) await printPages({ browser: chromiumPath, folder: 'dist/client', siteUrl });
  else console.log('No Chromium here: the site is built without its PDF. CHROMIUM_PATH names one.');
  await compressFiles('dist/client');
  await buildEditor('dist/editor');
  writeStaticHeaders('dist', config.siteUrl);
  if (!areDrawn(cards())) console.log('The pictures of shared links show old words: npm run social-pictures');
  writeFileSync(recordFile, record);
}

function lastRecord(): string | undefined {
  try {
    return readFileSync(recordFile, 'utf8');
  } catch {
    return undefined;
  }
}

/** Milliseconds since 1970 of the latest change to a file, or to anything in a folder. */
function newestChange(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map(entry => newestChange(join(path, entry))));
}
