import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from 'astro';
import { readFiles } from '#content/content.ts';
import { inEditorWords } from '#content/editor-words.ts';
import { ContentError, parseContent } from '#content/parse.ts';
import { publicExamples } from '../../server/public-site.ts';
import { brokenLinks } from './broken-links.ts';
import { buildEditor } from './build-editor.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { compressFiles } from './compress.ts';
import { settings } from './settings.ts';
import { writeStaticHeaders } from './static-headers.ts';

/*
 * `npm run build`: builds the site into dist/, with compressed copies. With `--if-needed` only when a source, a setting that
 * the pages show, or the year (shown in the footer) has changed.
 */

const sources = ['{content,contract,public,scripts,server,site}/**', 'astro.config.ts', 'package-lock.json'];
const recordFile = 'dist/build.json';

const { values } = parseArgs({ options: { 'if-needed': { type: 'boolean', default: false } } });

const files = readFiles();
const content = checkedContent();
const { languages, organization } = content;
const examples = publicExamples(settings, organization);
if (examples.length > 0) giveUp(2, examples);

const siteUrl = settings.siteUrl.origin;
const record = JSON.stringify({
  siteUrl,
  functionUrl: settings.functionUrl?.origin,
  allowExampleData: settings.allowExampleData,
  year: new Date().getFullYear(),
  newestSource: Math.max(...globSync(sources).map(path => statSync(path).mtimeMs)),
});

if (!values['if-needed'] || record !== lastRecord()) {
  console.log('Building the site ...');
  await build({ logLevel: 'warn' });
  const broken = brokenLinks(files, content, 'dist/client');
  if (broken.length > 0) giveUp(1, [inEditorWords(broken.join('\n'), files)]);
  await buildServiceWorker('dist/client', languages);
  await compressFiles('dist/client');
  await buildEditor('dist/editor', files);
  writeStaticHeaders('dist', settings.siteUrl);
  writeFileSync(recordFile, record);
}

/** Mistakes in `content/` end the build with a message for whoever made them. */
function checkedContent() {
  try {
    return parseContent(files);
  } catch (error) {
    if (error instanceof ContentError) return giveUp(1, [inEditorWords(error.message, files)]);
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
