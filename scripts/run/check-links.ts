import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Fails when a document links to a file or a heading of the project, or names a path, and there is none.

const folders = 'bench|content|deploy|docs|public|scripts|server|shared|site|tests';

const documents = globSync(['*.md', '{docs,site}/**/*.md']);
const missing = documents.flatMap(document => {
  // Of code only the paths in diagrams.
  const text = readFileSync(document, 'utf8').replace(/```(.*)\n([\s\S]*?)```/g, (_, kind, code) =>
    kind === 'mermaid' ? code.replace(/\S+\/\S+/g, '`$&`') : '',
  );
  const links = [...text.matchAll(/\]\((?!\w+:|\/)([^)#\s]*)#?([^)\s]*)(?:\s[^)]*)?\)/g)].flatMap(
    ([, path = '', anchor]) => {
      const target = path === '' ? document : join(dirname(document), path);
      if (!existsSync(target)) return [path];
      return !anchor || path.endsWith('/') || anchorsOf(target).includes(anchor) ? [] : [`${path}#${anchor}`];
    },
  );
  // Capitals, as in NAME.yaml, stand for a name that the reader chooses.
  const paths = [...text.matchAll(new RegExp(`\`((?:${folders})/[^\\s\`*]*)\``, 'g'))]
    .map(([, path = '']) => path)
    .filter(path => !/[A-Z]{4}/.test(path) && !existsSync(path));
  return [...links, ...paths].map(target => `${document}: ${target} does not exist`);
});

/** The anchors of a document's headings, as GitHub forms them. */
function anchorsOf(document: string): string[] {
  const headings = [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)];
  return headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

if (documents.length === 0) missing.push('no document was read');
for (const line of missing) console.error(line);
process.exitCode = missing.length === 0 ? 0 : 1;
