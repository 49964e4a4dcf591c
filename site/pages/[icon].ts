import type { APIRoute } from 'astro';
import { drawSquare } from '../brand/icons.ts';

/**
 * The icons that browsers, phones and search engines ask for, in pixels a side. Browsers look into the
 * favicon, whatever its name: a PNG will do.
 */
const iconSides = {
  'favicon.ico': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
};

export const getStaticPaths = () =>
  Object.entries(iconSides).map(([icon, side]) => ({ params: { icon }, props: { side } }));

export const GET: APIRoute<{ side: number }> = async ({ props: { side } }) =>
  new Response(new Uint8Array(await drawSquare(side)), { headers: { 'Content-Type': 'image/png' } });
