import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from 'astro';
import { loadContent, readBrand, readFiles } from '#content/content.ts';
import { inEditorWords } from '#content/editor-words.ts';
import { ContentError, type SiteContent } from '#content/parse.ts';
import { publicExamples } from '../../server/public-site.ts';
import { chromiumPath } from '../chromium.mjs';
import { cards, outdated } from '../draw/cards.ts';
import { drawCards } from '../draw/draw-cards.ts';
import { brokenLinks } from './broken-links.ts';
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

const { organization } = checkedContent();
const examples = publicExamples(settings, organization);
if (examples.length > 0) giveUp(2, examples);

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
  const broken = brokenLinks(readFiles(), 'dist/client');
  if (broken.length > 0) giveUp(1, [inEditorWords(broken.join('\n'), readFiles())]);
  const pictures = outdated(cards());
  if (canPrint) {
    await printPages({ browser: chromiumPath, folder: 'dist/client', siteUrl });
    if (pictures.length > 0) await drawCards(pictures, 'dist/client');
  } else {
    console.log('No Chromium here: the site is built without its PDF. CHROMIUM_PATH names one.');
    if (pictures.length > 0) console.log(`${pictures.length} pictures of shared links show old words.`);
  }
  await compressFiles('dist/client');
  await buildEditor('dist/editor');
  writeStaticHeaders('dist', settings.siteUrl);
  writeFileSync(recordFile, record);
}

/** All of `content/`. Its mistakes end the build, in words for the person who made them. */
function checkedContent(): SiteContent {
  try {
    readBrand();
    return loadContent();
  } catch (error) {
    if (error instanceof ContentError) return giveUp(1, [inEditorWords(error.message, readFiles())]);
    throw error;
  }
}

function giveUp(code: number, problems: readonly string[]): never {
  console.error(problems.join('\n'));
  process.exit(code);
}

function lastRecord(): string | undefined {
  try {
    return readFileSync(recordFile, 'utf8');
  } catch {
    return undefined;
  }
}
