import type { FastifyRequest } from 'fastify';

/**
 * True if a page of another website sent this form from a visitor's browser. Every browser since 2023 says so itself
 * (`Sec-Fetch-Site`); older ones name the page's origin, and still older ones nothing, which is no reason to refuse a call.
 */
export function isForeignPost({ headers }: Pick<FastifyRequest, 'headers'>, siteUrl: URL): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'cross-site';
  // Pages that send no referrer, such as that of a team link, have the origin `null`.
  if (origin === undefined || origin === 'null' || origin === siteUrl.origin) return false;
  // The site may have other addresses than the public one; no page can choose the host that it asks.
  return URL.parse(origin)?.host !== host;
}
