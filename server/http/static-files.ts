import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Encoding, encodings } from './encoding.ts';
import { mediaType } from './media-type.ts';
import type { PagePolicies } from './page-policies.ts';

/** One way in which a file can be sent. */
export interface Representation {
  /** Made from the bytes: the same on every machine that serves the same build. */
  etag: string;
  size: number;
  /** In memory when small; larger ones are read from disk for each request. */
  bytes: Buffer | undefined;
  /**
   * The same bytes as a string of one-byte characters, for pages: Node joins such a body to the head and writes both
   * from one place, which costs less than a head and a buffer.
   */
  latin1: string | undefined;
  location: string;
}

export interface StaticFile {
  contentType: string;
  /** The name holds a hash of the content: it may be kept for good. */
  immutable: boolean;
  plain: Representation;
  compressed: ReadonlyMap<Encoding, Representation>;
  /** Its own content security policy, when it is a page. */
  policy: string | undefined;
}

/** The files of the build by the decoded path at which each is served: `/about` for `about.html`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** The build's own place for files with hashed names. */
const hashedFolder = '/_astro/';

/** Largest file that is kept in memory, in bytes: all but films. */
const memoryLimit = 1024 * 1024;

/** Largest file that is also kept as a string, in bytes: with its head it fits what Node writes without copying twice. */
const stringLimit = 14 * 1024;

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Reads the folder once, at the start. Requests then never look a name up on disk, so no path can lead out of the
 * folder, and a build that runs meanwhile doesn't tear pages apart.
 */
export function readStaticFiles(folder: string, policies: PagePolicies): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const location = join(folder, entry);
    if (!statSync(location).isFile() || /\.(br|gz)$/.test(entry)) continue;
    const name = `/${entry.split(sep).join('/')}`;
    const path = name.endsWith('.html') ? name.replace(/\.html$/, '').replace(/\/index$/, '') || '/' : name;
    files.set(path, {
      contentType: mediaType(entry),
      immutable: name.startsWith(hashedFolder),
      plain: represent(location),
      compressed: readCompressed(location),
      policy: policies.get(path),
    });
  }
  return files;
}

function readCompressed(location: string): Map<Encoding, Representation> {
  return new Map(
    encodings
      .map(encoding => [encoding, `${location}${suffixes[encoding]}`] as const)
      .filter(([, compressed]) => existsSync(compressed))
      .map(([encoding, compressed]) => [encoding, represent(compressed)]),
  );
}

function represent(location: string): Representation {
  const bytes = readFileSync(location);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return {
    etag: `"${digest}"`,
    size: bytes.length,
    bytes: bytes.length <= memoryLimit ? bytes : undefined,
    latin1: bytes.length <= stringLimit ? bytes.toString('latin1') : undefined,
    location,
  };
}
