import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path/posix';

/** What must not import what. The linter finds cycles. */
const forbidden = [
  ['site/**', '{scripts,server}/**'],
  ['server/**', '{scripts,site}/**'],
  ['shared/**', '{scripts,server,site}/**'],
  ['{server,shared,site/!(brand)}/**/*', 'content/**'],
  ['**/!(*.test).{astro,mjs,ts,tsx}', '{bench,tests}/**'],
  // These parts of the site run without React.
  ['site/{features/*/{browser,model},service-worker}/**', 'site/{components,features/*/ui,sections}/**'],
  ['site/features/*/model/**', 'site/{features/*/browser,service-worker}/**'],
  ...globSync('site/features/*').map(feature => [
    `${feature}/**`,
    `site/features/!(${basename(feature)})/ui/**`,
  ]),
  ['site/{components,drawings}/**', 'site/{features,layouts,pages,sections}/**'],
  ['site/features/**', 'site/{layouts,pages,sections}/**'],
  // A message is stored and delivered without HTTP.
  ['server/{contact,outbox,storage}/**', 'server/{cli,http}/**'],
  ['server/base/**', 'server/!(base)/**'],
] as const;

const pattern = /(?:from|import|import\.meta\.glob|src=|new URL)\s*\(?\s*['"]([.#][^'"]*[\w}])['"]/g;
const files = globSync('{scripts,server,shared,site}/**/*.{astro,mjs,ts,tsx}');
const wrong = files.flatMap(file => {
  const targets = forbidden.flatMap(([from = '', to = '']) => (matchesGlob(file, from) ? [to] : []));
  return [...readFileSync(file, 'utf8').matchAll(pattern)]
    .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : join(dirname(file), name)))
    .filter(target => targets.some(to => matchesGlob(target, to)))
    .map(target => `${file} must not import ${target}`);
});

if (files.length === 0) wrong.push('no file was read');
for (const line of wrong) console.error(line);
process.exitCode = wrong.length === 0 ? 0 : 1;
