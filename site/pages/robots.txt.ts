import type { APIRoute } from 'astro';

/** Allows everything: pages that should not be found say `noindex`, which a blocked crawler would not see. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site ?? url).href}\n`);
