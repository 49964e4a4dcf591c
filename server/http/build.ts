import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { defaultLanguage, languageOf, pathIn } from '#content/language.ts';
import { isPublicHost } from '#content/schema/examples.ts';
import type { PageLocals } from '#contract/on-demand-pages.ts';
import { ownPolicy } from '#contract/page-policy.ts';
import { type ErrorPage, errorPage } from './error-page.ts';
import { strictPolicy } from './security-headers.ts';

/** Astro's middleware: renders a page that is not static. Calls `next` if there is no such page. */
export type RenderPage = (
  req: IncomingMessage,
  res: ServerResponse,
  next: () => void,
  locals: PageLocals,
) => Promise<void>;

/** A file of the build and the headers that Fastify does not know. */
export interface BuiltFile {
  /** Relative to the client folder. */
  name: string;
  headers: Readonly<Record<string, string>>;
  /** A page's content, in memory: opening its file takes longer than all the rest of the response. */
  contents?: Contents;
}

/** A page in each encoding that browsers accept. */
export type Contents = Readonly<Record<'br' | 'gzip' | 'identity', { body: Buffer; etag: string }>>;

type BuiltPage = BuiltFile & { contents: Contents };

/** The built site, read once at the start. */
export type Build = Awaited<ReturnType<typeof readBuild>>;

/** Nothing has been built, so there is nothing to serve. */
export class BuildMissingError extends Error {
  override name = 'BuildMissingError';
}

/**
 * Reads the list of files, their policies and the code of the on-demand pages. Throws a `BuildMissingError`, also for a
 * public site whose pages were built for another address.
 */
export async function readBuild(dist: string, siteUrl: URL, languages: readonly string[]) {
  try {
    if (isPublicHost(siteUrl.hostname)) checkAddress(join(dist, 'build.json'), siteUrl);
    const clientFolder = resolve(dist, 'client');
    const policies = readPolicies(join(dist, '_headers.json'));
    const files = readFiles(clientFolder, policies);
    const notFoundPages = new Map<string, BuiltPage>();
    const errorPages = new Map<string, ErrorPage>();
    for (const language of languages) {
      notFoundPages.set(language, takePage(files, pathIn(language, '/404')));
      const { contents, headers } = takePage(files, pathIn(language, '/500'));
      errorPages.set(language, errorPage(contents.identity.body.toString(), headers));
    }
    const switchedOffWorker = files.get('/sw-off.js');
    files.delete('/sw-off.js');
    const inLanguageOf = <Page>(pages: ReadonlyMap<string, Page>, path: string): Page => {
      const page = pages.get(languageOf(path, languages)) ?? pages.get(defaultLanguage);
      if (page === undefined) throw new Error(`no page for ${defaultLanguage}`);
      return page;
    };
    return {
      clientFolder,
      /** By the path each is served at: `/about` for `about.html`. Without the error pages, which are not addresses. */
      files,
      /** In the language of the address that was asked for. */
      notFoundPage: (path: string) => inLanguageOf(notFoundPages, path),
      errorPage: (path: string) => inLanguageOf(errorPages, path),
      /** Removes what a service worker has kept. */
      switchedOffWorker,
      renderPage: await loadRenderer(join(dist, 'server/entry.mjs')),
    };
  } catch (error) {
    throw new BuildMissingError(`no usable build in ${dist}/`, { cause: error });
  }
}

/** The pages hold their public address, and only those built for a public one are known to be free of examples. */
function checkAddress(file: string, { origin }: URL): void {
  const built = z.object({ siteUrl: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')));
  if (built.siteUrl !== origin)
    throw new Error(`it was built with SITE_URL ${built.siteUrl}, and is started with ${origin}`);
}

function readFiles(folder: string, policies: ReadonlyMap<string, string>): Map<string, BuiltFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => !/\.(br|gz)$/.test(name) && statSync(join(folder, name)).isFile())
    .map(name => name.split(sep).join('/'));
  return new Map(
    names.map(name => {
      const path = `/${name}`.replace(/(\/index)?\.html$/, '') || '/';
      if (!name.endsWith('.html')) return [path, { name, headers: headersOf(name) }];
      const contents = readContents(join(folder, name));
      const policy = ownPolicy(policies.get(path) ?? strictPolicy, contents.identity.body.toString());
      return [path, { name, headers: headersOf(name, policy), contents }];
    }),
  );
}

function readContents(file: string): Contents {
  const read = (suffix: string) => {
    const body = readFileSync(file + suffix);
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
  };
  return { br: read('.br'), gzip: read('.gz'), identity: read('') };
}

/** For files in `_astro/`: their names hold a hash of their content, so browsers may keep them permanently. */
const immutableFiles = 'public, max-age=31536000, immutable';

function headersOf(name: string, policy?: string): BuiltFile['headers'] {
  return {
    'Cache-Control': name.startsWith('_astro/') ? immutableFiles : 'no-cache',
    ...(policy !== undefined && { 'Content-Security-Policy': policy }),
    // A service worker fetches under the policy of its own file.
    ...(name === 'sw.js' && { 'Content-Security-Policy': `${strictPolicy}; connect-src 'self'` }),
    // Other sites show our pictures where they link to a page.
    ...(/\.(avif|ico|jpe?g|png|svg|webp)$/.test(name) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
}

/** Removes a page that is not an address of its own. Throws if it was not built. */
function takePage(files: Map<string, BuiltFile>, path: string): BuiltPage {
  const page = files.get(path);
  if (!page?.contents) throw new Error(`there is no page ${path}`);
  files.delete(path);
  return { ...page, contents: page.contents };
}

const headersFile = z.array(
  z.object({
    pathname: z.string(),
    headers: z.array(z.object({ key: z.string(), value: z.string() })),
  }),
);

/** Each static page's content security policy, with the hashes of its scripts, as Astro wrote it. */
function readPolicies(file: string): ReadonlyMap<string, string> {
  const pages = headersFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(
    pages.flatMap(({ pathname, headers }) =>
      headers
        .filter(({ key }) => key.toLowerCase() === 'content-security-policy')
        .map(({ value }) => [pathname.replace(/(?<=.)\/$/, ''), value] as const),
    ),
  );
}

async function loadRenderer(file: string): Promise<RenderPage> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
  if (hasHandler(module)) return module.handler;
  throw new Error(`${file} exports no handler`);
}

function hasHandler(module: unknown): module is { handler: RenderPage } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'handler' in module &&
    typeof module.handler === 'function'
  );
}
