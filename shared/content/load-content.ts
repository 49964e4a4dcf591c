import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type ContentFiles, parseContent, parseFiles, parseOrganization, type SiteContent } from './parse.ts';
import type { Organization } from './schemas/organization.ts';

/** Relative to the project, in which every program runs. */
const contentFolder = 'content';

/** Reads all of `content/` and checks it. Throws a `ContentError` with every mistake. */
export function loadContent(): SiteContent {
  return parseContent(readFiles());
}

/** Reads the facts, for programs that need no copy. Throws a `ContentError` with every mistake. */
export function loadOrganization(): Organization {
  const name = 'organization.yaml';
  return parseOrganization(parseFiles({ [name]: readFileSync(join(contentFolder, name), 'utf8') }));
}

/** Reads all files as they are. */
export function readFiles(): ContentFiles {
  const paths = globSync('**/*.yaml', { cwd: contentFolder });
  return Object.fromEntries(
    paths.map(path => [path.split(sep).join('/'), readFileSync(join(contentFolder, path), 'utf8')]),
  );
}
