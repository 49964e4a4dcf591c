import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { createBackend, defaultLimits, type Limits } from './backend.ts';
import type { Config } from './config.ts';
import { readErrorPage } from './http/error-page.ts';
import { loadOnDemand } from './http/on-demand.ts';
import { readPagePolicies } from './http/page-policies.ts';
import { securityHeaders } from './http/security-headers.ts';
import { siteHandler } from './http/site-handler.ts';
import { readStaticFiles, type StaticFiles } from './http/static-files.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';

export interface App {
  listener: RequestListener;
  close(): Promise<void>;
}

/** Nothing has been built, so there is nothing to serve. */
export class BuildMissingError extends Error {
  override name = 'BuildMissingError';
}

/** Puts the whole server together: the built site in `dist` and what stands behind its pages. */
export async function createApp(
  config: Config,
  log: Log,
  options: { dist?: string; limits?: Limits; metrics?: Metrics | undefined } = {},
): Promise<App> {
  const { dist = 'dist', limits = defaultLimits, metrics } = options;
  const headers = securityHeaders(config.siteUrl);
  const site = await readSite(dist, headers);
  const backend = await createBackend(config, log, { errorPage: site.errorPage, limits, metrics });
  const listener = siteHandler({
    ...site,
    ...backend,
    headers,
    bodyLimits: limits.body,
    log,
    answered: metrics?.answered,
  });
  return { listener, close: backend.close };
}

async function readSite(dist: string, headers: Readonly<Record<string, string>>) {
  try {
    const policies = readPagePolicies(join(dist, '_headers.json'));
    const all = readStaticFiles(join(dist, 'client'), policies, headers);
    return {
      files: withoutErrorPages(all),
      notFoundPage: all.get('/404'),
      errorPage: readErrorPage(join(dist, 'client/500.html'), policies.get('/500')),
      onDemand: await loadOnDemand(join(dist, 'server/entry.mjs')),
    };
  } catch (error) {
    throw new BuildMissingError(`no usable build in ${dist}/`, { cause: error });
  }
}

/** They are answers, not addresses: asked for by name, they do not exist. */
function withoutErrorPages(all: StaticFiles): StaticFiles {
  return new Map([...all].filter(([path]) => path !== '/404' && path !== '/500'));
}
