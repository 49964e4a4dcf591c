import type { APIRoute } from 'astro';
import { readOrganization } from '#content/content.ts';
import { languages } from '#content/language.ts';
import { sitemap } from '../seo/sitemap.ts';

export const GET: APIRoute = ({ site, url }) =>
  new Response(
    sitemap({ languages: languages(), policyUpdated: readOrganization().policyUpdated, site: site ?? url }),
    { headers: { 'Content-Type': 'application/xml' } },
  );
