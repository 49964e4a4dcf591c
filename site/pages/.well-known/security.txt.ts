import type { APIRoute } from 'astro';
import { readOrganization } from '#content/content.ts';
import { securityTxt } from '../../seo/security-txt.ts';

/** Expires a fixed time after the build: every release renews it. */
export const GET: APIRoute = ({ site, url }) => {
  const { email, answersIn } = readOrganization();
  return new Response(securityTxt({ email, answersIn, now: new Date(), site: site ?? url }));
};
