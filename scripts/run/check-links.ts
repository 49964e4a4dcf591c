import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Fails when a document links to a file of the project that does not exist. */
const missing = globSync(['*.md', 'docs/**/*.md']).flatMap(document => {
  const text = readFileSync(document, 'utf8').replace(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter(target => !/^(\w+:|\/)/.test(target) && !existsSync(join(dirname(document), target)))
    .map(target => `${document}: ${target} does not exist`);
});

for (const line of missing) console.error(line);
process.exitCode = missing.length === 0 ? 0 : 1;
