import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { buildFiles, buildFolder } from '#shared/build-files.ts';
import type { SiteContent } from '#shared/content/parse.ts';
import { isPublicHost } from '#shared/hosts.ts';
import { languageFromPath, pathIn } from '#shared/i18n/language.ts';
import { fillShell, onDemandKinds, type RenderMain, shellPath } from '#shared/on-demand/shell.ts';
import type { ShownPage } from '#shared/on-demand/shown-page.ts';
import { StartError } from '../base/errors.ts';
import type { Settings } from '../base/settings.ts';
import { createErrorPage } from './error-page.ts';
import { pagePolicy, strictPolicy } from './security-headers.ts';

export type RenderPage = (language: string, shown: ShownPage) => Promise<{ html: string; policy: string }>;

/** The headers of a file that Fastify does not set itself. */
type Headers = Readonly<Record<string, string>>;

/** A page is in memory: opening its file takes longer than all the rest of the response. */
export interface BuiltPage {
  policy: string;
  contents: Readonly<Record<'br' | 'gzip' | 'identity', { body: Buffer; etag: string }>>;
}

export type Build = Awaited<ReturnType<typeof readBuild>>;

/**
 * Reads the list of files, the pages and the code of the on-demand pages. Throws a `StartError`, also for a
 * public site whose pages were built for another address.
 */
export async function readBuild(
  { siteUrl, offline }: Pick<Settings, 'siteUrl' | 'offline'>,
  content: SiteContent,
) {
  const { languages, organization, copyIn } = content;
  try {
    if (isPublicHost(siteUrl.hostname)) checkAddress(siteUrl);
    const browserFolder = resolve(buildFolder, buildFiles.browserFolder);
    const renderer: { renderMain: RenderMain } = await import(
      pathToFileURL(resolve(buildFolder, buildFiles.renderer)).href
    );
    const { files, pages, hiddenPages } = readFiles(browserFolder);
    const hiddenPage = (path: string) => {
      const page = hiddenPages.get(path);
      if (!page) throw new Error(`there is no page ${path}`);
      return page;
    };
    // A language that was added after the build has none of these.
    for (const language of languages)
      for (const path of ['/404', '/500', ...onDemandKinds.map(shellPath)])
        hiddenPage(pathIn(language, path));
    const inLanguageOf = (path: string, page: string) =>
      hiddenPage(pathIn(languageFromPath(path, languages), page));
    // Without offline pages, browsers get a service worker that removes what they have cached.
    const switchedOff = files.get('/sw-off.js');
    if (switchedOff && !offline) files.set('/sw.js', switchedOff);
    files.delete('/sw-off.js');
    return {
      browserFolder,
      files,
      /** By path, `/about` for `about.html`. */
      pages,
      /** In the language of the address that was asked for. */
      notFoundPageFor: (path: string) => inLanguageOf(path, '/404'),
      errorPageFor(path: string) {
        const { contents, policy } = inLanguageOf(path, '/500');
        return createErrorPage(contents.identity.body.toString(), policy);
      },
      async renderPage(language: string, shown: ShownPage) {
        const { contents, policy } = hiddenPage(pathIn(language, shellPath(shown.kind)));
        const main = renderer.renderMain({ language, copy: copyIn(language), organization, shown });
        return { html: fillShell(contents.identity.body.toString(), main, shown), policy };
      },
    };
  } catch (error) {
    throw new StartError(`no usable build in ${buildFolder}/: run npm run build (${String(error)})`, {
      cause: error,
    });
  }
}

/** Pages contain their public address, and only a build for a public one has been checked for examples. */
function checkAddress({ origin }: URL): void {
  const built = z
    .object({ siteUrl: z.string() })
    .parse(JSON.parse(readFileSync(join(buildFolder, buildFiles.record), 'utf8')));
  if (built.siteUrl !== origin)
    throw new Error(`it was built with SITE_URL ${built.siteUrl}, and is started with ${origin}`);
}

/** Error pages and the shells of pages rendered on demand are hidden: they have no address. */
function readFiles(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => !/\.(br|gz)$/.test(name) && statSync(join(folder, name)).isFile())
    .map(name => name.split(sep).join('/'));
  const files = new Map<string, { name: string; headers: Headers }>();
  const pages = new Map<string, BuiltPage>();
  const hiddenPages = new Map<string, BuiltPage>();
  for (const name of names) {
    const path = `/${name}`.replace(/(\/index)?\.html$/, '') || '/';
    const target = /\/(404|500|shell\/[^/]+)$/.test(path) ? hiddenPages : pages;
    if (name.endsWith('.html')) target.set(path, readPage(join(folder, name)));
    else files.set(path, { name, headers: headersFor(name) });
  }
  return { files, pages, hiddenPages };
}

function readPage(file: string): BuiltPage {
  const read = (suffix: string) => {
    const body = readFileSync(file + suffix);
    return { body, etag: `"${hash('sha256', body, 'base64url')}"` };
  };
  const contents = { br: read('.br'), gzip: read('.gz'), identity: read('') };
  return { policy: pagePolicy(contents.identity.body.toString()), contents };
}

/** The names of files in `_astro/` hold a hash of their content, so browsers may keep them permanently. */
const immutableFiles = 'public, max-age=31536000, immutable';

function headersFor(name: string): Headers {
  return {
    'Cache-Control': name.startsWith('_astro/') ? immutableFiles : 'no-cache',
    // A service worker fetches under the policy of its own file.
    ...(name === 'sw.js' && { 'Content-Security-Policy': `${strictPolicy}; connect-src 'self'` }),
    // Other sites show our pictures beside their links.
    ...(/\.(avif|ico|jpe?g|png|svg|webp)$/.test(name) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
}
