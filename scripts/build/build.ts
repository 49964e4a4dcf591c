import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from 'astro';
import { loadContent } from '#content/content.ts';
import { publicExamples } from '../../server/public-site.ts';
import { chromiumPath } from '../chromium.mjs';
import { areDrawn, cards } from '../draw/cards.ts';
import { compressFiles } from './compress.ts';
import { buildEditor } from './editor.ts';
import { printPages } from './print-pages.ts';
import { canPrint, settings } from './settings.ts';
import { writeStaticHeaders } from './static-headers.ts';

/**
 * `npm run build`: builds the site into dist/, with PDFs and compressed copies. With `--if-needed` only when a source, a
 * setting that the pages show, the year (shown in the footer) or the presence of Chromium has changed.
 */
const sources = ['{content,contract,public,scripts,server,site}/**', 'astro.config.ts', 'package-lock.json'];
const recordFile = 'dist/build.json';

const { values } = parseArgs({ options: { 'if-needed': { type: 'boolean', default: false } } });

const examples = publicExamples(settings, loadContent().organization);
if (examples.length > 0) {
  console.error(examples.join('\n'));
  process.exit(2);
}

const siteUrl = settings.siteUrl.origin;
const record = JSON.stringify({
  siteUrl,
  functionUrl: settings.functionUrl?.origin,
  allowExampleData: settings.allowExampleData,
  year: new Date().getFullYear(),
  printsPages: canPrint,
  newestSource: Math.max(...globSync(sources).map(path => statSync(path).mtimeMs)),
});

if (!values['if-needed'] || record !== lastRecord()) {
  console.log('Building the site ...');
  await build({ logLevel: 'warn' });
  if (canPrint) await printPages({ browser: chromiumPath, folder: 'dist/client', siteUrl });
  else console.log('No Chromium here: the site is built without its PDF. CHROMIUM_PATH names one.');
  await compressFiles('dist/client');
  await buildEditor('dist/editor');
  writeStaticHeaders('dist', settings.siteUrl);
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
