import type { APIRoute } from 'astro';
import { drawSquare } from '../brand/icons.ts';

/** The icons that browsers, phones and search engines ask for, by their names, in pixels a side. */
const iconSides = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512, logo: 512 };

export const getStaticPaths = () =>
  Object.entries(iconSides).map(([icon, side]) => ({ params: { icon }, props: { side } }));

export const GET: APIRoute<{ side: number }> = async ({ props: { side } }) =>
  new Response(new Uint8Array(await drawSquare(side)), { headers: { 'Content-Type': 'image/png' } });
