import { globSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { AstroIntegration } from 'astro';

/**
 * Names for the classes of the built site, as short as they can be: two characters for the file, then a count within
 * it. Vite's own end in a hash that no compression can shrink; without them the styles of Home are 1 KB smaller and its
 * HTML 0.5 KB. The same sources give the same names, because files are counted in order.
 */
export function shortNames(files: readonly string[]): (name: string, file: string) => string {
  const counted = new Map([...files].sort().map((file, index) => [file, { index, names: [] as string[] }]));
  return (name, file) => {
    const known = counted.get(file);
    if (!known) throw new Error(`${file} is no style sheet of the site`);
    if (!known.names.includes(name)) known.names.push(name);
    return `_${known.index.toString(36).padStart(2, '0')}${known.names.indexOf(name).toString(36)}`;
  };
}

/** Uses them in builds; during development the names stay readable. */
export function classNames(): AstroIntegration {
  return {
    name: 'class-names',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        const nameOf = shortNames(globSync('site/**/*.module.css').map(path => path.split(sep).join('/')));
        const pathOf = (file: string) =>
          relative('.', file.split('?')[0] ?? '')
            .split(sep)
            .join('/');
        updateConfig({
          vite: { css: { modules: { generateScopedName: (name, file) => nameOf(name, pathOf(file)) } } },
        });
      },
    },
  };
}
