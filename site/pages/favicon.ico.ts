import type { APIRoute } from 'astro';
import { drawSquare } from '../brand/icons.ts';

/** Browsers ask for this name and look into the file: a PNG will do. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawSquare(32)), { headers: { 'Content-Type': 'image/png' } });
