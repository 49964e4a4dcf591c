import type { APIRoute } from 'astro';
import { drawPng } from '../../brand/brand-files.ts';
import { logo } from '../../brand/marks.ts';

/** The logo for light backgrounds. The page Press links to it if there is a logo. */
export const GET: APIRoute = async () => {
  if (!logo) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await drawPng(logo.onLight, 1820)), {
    headers: { 'Content-Type': 'image/png' },
  });
};
