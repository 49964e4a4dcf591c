import type { APIRoute } from 'astro';

/** Everything may be read; what should not be found says `noindex` itself, which a barred robot would never see. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site ?? url).href}\n`);
