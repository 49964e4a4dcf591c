import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Encoding, encodings } from './encoding.ts';
import { mediaType } from './media-type.ts';
import type { PagePolicies } from './page-policies.ts';

/** One way in which a file can be sent. */
export interface Representation {
  /** All that is always sent with it, as Node writes it fastest: names and values in turn. */
  headers: readonly string[];
  /** Made from the bytes: the same on every machine that serves the same build. */
  etag: string;
  size: number;
  /** In memory when small; larger ones are read from disk for each request. */
  bytes: Buffer | undefined;
  location: string;
}

export interface StaticFile {
  plain: Representation;
  compressed: ReadonlyMap<Encoding, Representation>;
  /** Its own content security policy, when it is a page. */
  policy: string | undefined;
}

type Headers = Readonly<Record<string, string>>;

/** The files of the build by the decoded path at which each is served: `/about` for `about.html`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** The build's own place for files with hashed names. */
const hashedFolder = '/_astro/';

/** Largest file that is kept in memory, in bytes: all but films. */
const memoryLimit = 1024 * 1024;

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Reads the folder once, at the start. Requests then never look a name up on disk, so no path can lead out of the
 * folder, and a build that runs meanwhile doesn't tear pages apart.
 * @param headers what every answer carries; a page's own policy replaces theirs
 */
export function readStaticFiles(folder: string, policies: PagePolicies, headers: Headers = {}): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const location = join(folder, entry);
    if (!statSync(location).isFile() || /\.(br|gz)$/.test(entry)) continue;
    const name = `/${entry.split(sep).join('/')}`;
    const path = name.endsWith('.html') ? name.replace(/\.html$/, '').replace(/\/index$/, '') || '/' : name;
    const policy = policies.get(path);
    const found = encodings.filter(encoding => existsSync(location + suffixes[encoding]));
    const shared = {
      ...headers,
      ...headersOf(mediaType(entry), policy),
      // The name holds a hash of the content: it may be kept for good.
      'Cache-Control': name.startsWith(hashedFolder) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(found.length > 0 && { Vary: 'Accept-Encoding' }),
    };
    files.set(path, {
      policy,
      plain: represent(location, shared),
      compressed: new Map(
        found.map(encoding => [
          encoding,
          represent(location + suffixes[encoding], { ...shared, 'Content-Encoding': encoding }),
        ]),
      ),
    });
  }
  return files;
}

function headersOf(contentType: string, policy: string | undefined): Headers {
  return {
    'Content-Type': contentType,
    'Accept-Ranges': 'bytes',
    ...(policy && { 'Content-Security-Policy': policy }),
    // Pictures are meant to be shown where the site is shared.
    ...(contentType.startsWith('image/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
}

function represent(location: string, headers: Headers): Representation {
  const bytes = readFileSync(location);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return {
    headers: Object.entries({ ...headers, ETag: etag }).flat(),
    etag,
    size: bytes.length,
    bytes: bytes.length <= memoryLimit ? bytes : undefined,
    location,
  };
}
