import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path/posix';

/** All pictures, styles and small scripts of the site. */
const material = ['assets', 'client-directives', 'drawings', 'editor', 'styles'].map(
  name => `site/${name}/**`,
);

/**
 * What each folder may import besides itself and what these may import. Fails when a file imports anything
 * else. A test may also import `tests/` and all of `shared/`, `site/`, `server/` or `scripts/`, whichever it
 * is in. The linter finds cycles.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'shared/*.ts': [],
  'shared/i18n/**': ['shared/*.ts'],
  'shared/contact/**': ['shared/i18n/**'],
  'shared/content/**': ['shared/contact/**'],
  'shared/on-demand/**': ['shared/content/**'],

  ...Object.fromEntries(material.map(folder => [folder, ['shared/on-demand/**']])),
  'site/*.ts': [...material, 'content/**'],
  'site/features/*/model/**': ['site/assets/**'],
  'site/features/*/browser/**': ['site/features/*/model/**'],
  'site/service-worker/**': ['site/features/*/model/**'],
  'site/brand/**': ['site/*.ts'],
  'site/seo/**': ['site/brand/**'],
  'site/components/**': ['site/brand/**'],
  'site/features/*/ui/**': ['site/features/*/browser/**', 'site/components/**'],
  'site/layouts/**': [
    'site/components/**',
    'site/features/*/browser/**',
    'site/seo/**',
    'site/service-worker/**',
  ],
  'site/sections/**': ['site/features/*/ui/**'],
  'site/pages/**': ['site/layouts/**', 'site/sections/**'],

  'server/base/**': ['shared/on-demand/**'],
  'server/http/*.ts': ['server/base/**'],
  'server/storage/**': ['server/base/**'],
  'server/outbox/**': ['server/storage/**'],
  'server/contact/**': ['server/outbox/**'],
  'server/http/routes/**': ['server/contact/**', 'server/http/*.ts'],
  'server/cli/**': ['server/contact/**'],
  'server/*.ts': ['server/http/routes/**'],

  'scripts/**': ['site/pages/**', 'server/*.ts'],
};

const folderOf = (file: string) => Object.keys(allowed).find(folder => matchesGlob(file, folder));

/** One feature is not another one's own folder. */
const featureOf = (file: string) => /^site\/features\/([^/]+)/.exec(file)?.[1];

const isAllowed = (folder: string, target: string): boolean =>
  (allowed[folder] ?? []).some(other => matchesGlob(target, other) || isAllowed(other, target));

function mayImport(file: string, target: string): boolean {
  const [top] = file.split('/', 1);
  if (/\.test\.tsx?$/.test(file) && (target.startsWith('tests/') || target.startsWith(`${top}/`)))
    return true;
  const folder = folderOf(file);
  if (folder === undefined) return false;
  const isOwn = matchesGlob(target, folder) && featureOf(file) === featureOf(target);
  return isOwn || isAllowed(folder, target);
}

const pattern = /(?:from|import|import\.meta\.glob|src=|new URL)\s*\(?\s*['"]([.#][^'"]*[\w}])['"]/g;
const files = globSync('{scripts,server,shared,site}/**/*.{astro,mjs,ts,tsx}');
const wrong = files.flatMap(file =>
  [...readFileSync(file, 'utf8').matchAll(pattern)]
    .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : join(dirname(file), name)))
    .filter(target => !mayImport(file, target))
    .map(target => `${file} must not import ${target}`),
);

if (files.length === 0) wrong.push('no file was read');
for (const line of wrong) console.error(line);
process.exitCode = wrong.length === 0 ? 0 : 1;
