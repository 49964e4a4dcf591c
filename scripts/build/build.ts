import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildFiles, buildFolder } from '#shared/build-files.ts';
import { ContentError } from '#shared/content/content-error.ts';
import { exampleFacts, publicExampleProblems } from '#shared/content/examples.ts';
import { readFiles } from '#shared/content/load-content.ts';
import { parseContent } from '#shared/content/parse.ts';
import { editorFolder } from '#shared/editor.ts';
import { readBrand } from '../../site/brand/brand-files.ts';
import { brokenLinks } from './broken-links.ts';
import { buildEditor } from './build-editor.ts';
import { buildRenderer } from './build-renderer.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { readBuildSettings } from './build-settings.ts';
import { compressFiles } from './compress.ts';
import { photographProblems } from './photographs.ts';

/*
 * `npm run build`: builds the site into dist/, with compressed copies. With `--if-needed` only when a source,
 * a setting that the pages show, or the year (shown in the footer) has changed.
 */

const sources = globSync(
  ['{content,public,scripts/build,shared,site}/**', 'astro.config.ts', 'package-lock.json'],
  { exclude: ['**/*.test.*'] },
);
/** The site is built beside the last one, which a failed build leaves as it is. */
const nextDir = 'dist-new';

const { values } = parseArgs({ options: { 'if-needed': { type: 'boolean', default: false } } });

const { siteUrl, allowExampleData, contentEditor } = readBuildSettings();
const files = readFiles();
const { languages, organization } = await checkedContent();
const examples = publicExampleProblems(siteUrl, organization);
if (!allowExampleData && examples.length > 0) exitWith(2, examples);

const unusable = await photographProblems();
if (unusable.length > 0) exitWith(1, unusable);

const versions = [allowExampleData, new Date().getFullYear(), ...sources.sort().map(versionOf)];
const record = JSON.stringify({ siteUrl: siteUrl.origin, digest: hash('sha256', versions.join('\n')) });
const recordFile = `${buildFolder}/${buildFiles.record}`;

if (!values['if-needed'] || !existsSync(recordFile) || record !== readFileSync(recordFile, 'utf8')) {
  console.log('Building the site ...');
  rmSync(nextDir, { recursive: true, force: true });
  // Imported here, because it takes longer to load than all the rest.
  const { build } = await import('astro');
  const browserFolder = `${nextDir}/${buildFiles.browserFolder}`;
  await build({ logLevel: 'warn', outDir: browserFolder });
  const broken = brokenLinks(browserFolder, files);
  if (broken.length > 0) exitWith(1, broken);
  await buildRenderer(nextDir);
  await buildServiceWorker(browserFolder, languages);
  await compressFiles(browserFolder);
  writeFileSync(`${nextDir}/${buildFiles.record}`, record);
  rmSync(buildFolder, { recursive: true, force: true });
  renameSync(nextDir, buildFolder);
}
const examplesLeft = exampleFacts(organization);
if (examplesLeft.length > 0)
  console.log(
    `content/organization.yaml holds examples: ${examplesLeft.map(fact => fact.split(':', 1)).join(', ')}`,
  );
if (contentEditor && !existsSync(editorFolder)) await buildEditor(files);

/** Changes with a file, even if an older one replaces it. A folder counts by its path alone: tests change its time. */
function versionOf(path: string): string {
  const status = statSync(path);
  return status.isDirectory() ? path : `${path} ${status.size} ${status.mtimeMs}`;
}

/** Mistakes in `content/` end the build, with a message for the person who made them. */
async function checkedContent() {
  try {
    const parsed = parseContent(files);
    await readBrand(parsed.organization.brand);
    return parsed;
  } catch (error) {
    if (error instanceof ContentError) return exitWith(1, [error.message]);
    throw error;
  }
}

function exitWith(code: number, problems: readonly string[]): never {
  console.error(problems.join('\n'));
  process.exit(code);
}
