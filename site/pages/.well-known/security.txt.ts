import type { APIRoute } from 'astro';
import { organization } from '../../content.ts';
import { securityTxt } from '../../seo/security-txt.ts';

/** Expires a fixed time after the build: every release renews it. */
export const GET: APIRoute = ({ site, url }) => {
  const { email, answersIn } = organization;
  return new Response(securityTxt({ email, answersIn, now: new Date(), site: site ?? url }));
};
