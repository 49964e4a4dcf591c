import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Fails when a document links to a file of the project, or names its path, and there is none.

const folders = 'bench|content|deploy|docs|public|scripts|server|shared|site|tests';

const documents = globSync(['*.md', '{docs,site}/**/*.md']);
const missing = documents.flatMap(document => {
  // Of code only the paths in diagrams.
  const text = readFileSync(document, 'utf8').replace(/```(.*)\n([\s\S]*?)```/g, (_, kind, code) =>
    kind === 'mermaid' ? code.replace(/\S+\/\S+/g, '`$&`') : '',
  );
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter(target => !/^(\w+:|\/)/.test(target) && !existsSync(join(dirname(document), target)));
  // Capitals, as in NAME.yaml, stand for a name that the reader chooses.
  const paths = [...text.matchAll(new RegExp(`\`((?:${folders})/[^\\s\`*]*)\``, 'g'))]
    .map(([, path = '']) => path)
    .filter(path => !/[A-Z]{4}/.test(path) && !existsSync(path));
  return [...links, ...paths].map(target => `${document}: ${target} does not exist`);
});

if (documents.length === 0) missing.push('no document was read');
for (const line of missing) console.error(line);
process.exitCode = missing.length === 0 ? 0 : 1;
