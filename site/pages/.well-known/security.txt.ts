import type { APIRoute } from 'astro';
import { organization } from '../../content.ts';

/** RFC 9116 advises less than a year. Every release renews it. */
const daysValid = 330;

/** Tells finders of a weakness where to report it (RFC 9116). */
export const GET: APIRoute = ({ site, url }) => {
  const { email, answersIn } = organization;
  const expires = new Date();
  expires.setUTCDate(expires.getUTCDate() + daysValid);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${answersIn.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', site ?? url).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
