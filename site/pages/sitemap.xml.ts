import type { APIRoute } from 'astro';
import { languages, organization } from '../content.ts';
import { sitemap } from '../seo/sitemap.ts';

export const GET: APIRoute = ({ site, url }) =>
  new Response(sitemap({ languages, policyUpdated: organization.policyUpdated, site: site ?? url }), {
    headers: { 'Content-Type': 'application/xml' },
  });
