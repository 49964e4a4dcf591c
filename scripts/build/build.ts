import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from 'astro';
import { readBrand, readFiles } from '#content/content.ts';
import { ContentError, parseContent } from '#content/parse.ts';
import { exampleFacts, publicExamples } from '#content/schema/examples.ts';
import { chromiumPath } from '../chromium.mjs';
import { cards, outdated } from '../draw/cards.ts';
import { drawCards } from '../draw/draw-cards.ts';
import { brokenLinks } from './broken-links.ts';
import { buildEditor } from './build-editor.ts';
import { buildRenderer } from './build-renderer.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { compressFiles } from './compress.ts';
import { printPages } from './print-pages.ts';
import { canPrint, settings } from './settings.ts';

/*
 * `npm run build`: builds the site into dist/, with PDFs and compressed copies. With `--if-needed` only when a source, a
 * setting that the pages show, the year (shown in the footer) or the presence of Chromium has changed.
 */

const sources = ['{content,contract,public,scripts,server,site}/**', 'astro.config.ts', 'package-lock.json'];
const recordFile = 'dist/build.json';
const editorFolder = 'dist/editor';

const { values } = parseArgs({ options: { 'if-needed': { type: 'boolean', default: false } } });

const files = readFiles();
const { content, brand } = checkedContent();
const { languages, organization } = content;
const examples = publicExamples(settings.siteUrl, organization);
if (!settings.allowExampleData && examples.length > 0) giveUp(2, examples);

const siteUrl = settings.siteUrl.origin;
const record = JSON.stringify({
  siteUrl,
  allowExampleData: settings.allowExampleData,
  year: new Date().getFullYear(),
  printsPages: canPrint,
  newestSource: Math.max(...globSync(sources).map(path => statSync(path).mtimeMs)),
});

if (!values['if-needed'] || record !== lastRecord()) {
  console.log('Building the site ...');
  rmSync(editorFolder, { recursive: true, force: true });
  await build({ logLevel: 'warn' });
  const broken = brokenLinks(files, content, 'dist/client');
  if (broken.length > 0) giveUp(1, broken);
  await buildRenderer('dist/server');
  await buildServiceWorker('dist/client', languages);
  const pictures = outdated(cards(content, brand));
  if (canPrint) {
    await printPages({ browser: chromiumPath, folder: 'dist/client', languages, siteUrl });
    if (pictures.length > 0) await drawCards(pictures, 'dist/client');
  } else {
    console.log('No Chromium here: the site is built without its PDF. CHROMIUM_PATH names one.');
    if (pictures.length > 0) console.log(`${pictures.length} pictures of shared links show outdated text.`);
  }
  await compressFiles('dist/client');
  writeFileSync(recordFile, record);
}
const shownExamples = exampleFacts(organization);
if (shownExamples.length > 0) console.log(`The pages show examples: ${shownExamples.join(', ')}`);
if (settings.editor && !existsSync(editorFolder)) await buildEditor(editorFolder, files);

/** Mistakes in `content/` end the build with a message for whoever made them. */
function checkedContent() {
  try {
    return { brand: readBrand(), content: parseContent(files) };
  } catch (error) {
    if (error instanceof ContentError) return giveUp(1, [error.message]);
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
