import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Fails when a document names a path of the project that does not exist. */
const documents = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => join('docs', name)),
];

/** Files and folders of the project's top level: what starts with one of them is meant as a path. */
const topLevel = readdirSync('.').filter(name => !['node_modules', 'dist', 'data'].includes(name));

const missing = documents.flatMap(document => {
  const text = readFileSync(document, 'utf8').replace(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(match => match[1] ?? '')
    .filter(target => !/^(\w+:|\/)/.test(target))
    .map(target => normalize(join(dirname(document), target)));
  const named = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(match => match[1] ?? '')
    .filter(name => topLevel.includes(name.split('/')[0] ?? '') && !/[<>*{]/.test(name));
  return [...new Set([...links, ...named])]
    .filter(path => !existsSync(path))
    .map(path => `${document}: ${path} does not exist`);
});

for (const line of missing) console.error(line);
process.exitCode = missing.length === 0 ? 0 : 1;
