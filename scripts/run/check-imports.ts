import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/**
 * Fails when a file imports one of a folder that it must not know. A file may import its own folder and what
 * an earlier line of its order names; a test also `tests/` and all of `shared/`, `site/`, `server/` or
 * `scripts/`, whichever it is in. docs/architecture.md draws these orders; the linter finds cycles.
 */
const orders = [
  ['shared/(?=[\\w-]+\\.ts$)', 'shared/i18n/', 'shared/contact/', 'shared/content/', 'shared/on-demand/'],
  [
    'shared/',
    'site/(assets|client-directives|drawings|editor|styles)/',
    'site/(features/[\\w-]+/model/|(?=[\\w.-]+$))',
    'site/brand/',
    'site/(components|service-worker)/',
    'site/features/[\\w-]+/(?!model/)',
    'site/seo/',
    'site/(layouts|sections)/',
    'site/pages/',
  ],
  // The HTTP server knows of messages only what `shared/` says; its routes know them.
  ['shared/', 'server/base/', 'server/http/(?!routes/)'],
  [
    'shared/',
    'server/base/',
    'server/storage/',
    'server/outbox/',
    'server/contact/',
    'server/http/(?!routes/)',
    'server/(cli|http/routes)/',
    'server/(?=[\\w-]+\\.ts$)',
  ],
  ['shared/', 'site/', 'server/', 'scripts/'],
].map(order => order.map(line => new RegExp(`^${line}`)));

/** The place of a file in an order, and its folder as that line names it. */
function placeIn(order: readonly RegExp[], file: string) {
  const line = order.findLastIndex(pattern => pattern.test(file));
  return { line, folder: order[line]?.exec(file)?.[0] };
}

function mayImport(file: string, target: string): boolean {
  const [top] = file.split('/', 1);
  if (/\.test\.tsx?$/.test(file) && (target.startsWith('tests/') || target.startsWith(`${top}/`)))
    return true;
  const order = orders.find(lines => placeIn(lines, file).line >= 0) ?? [];
  const [own, other] = [placeIn(order, file), placeIn(order, target)];
  const isInOwnFolder = other.line === own.line && other.folder === own.folder;
  return isInOwnFolder || (other.line >= 0 && other.line < own.line);
}

const files = globSync('{scripts,server,shared,site}/**/*.{astro,mjs,ts,tsx}');
const wrong = files.flatMap(file =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import|src=|new URL)\s*\(?\s*['"]([.#][^'"]*\w)['"]/g)]
    .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : join(dirname(file), name)))
    .filter(target => !mayImport(file, target))
    .map(target => `${file} must not import ${target}`),
);

if (files.length === 0) wrong.push('no file was read');
for (const line of wrong) console.error(line);
process.exitCode = wrong.length === 0 ? 0 : 1;
