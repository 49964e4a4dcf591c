import type { APIRoute } from 'astro';
import { tabSvg } from '../components/logo/icons.ts';

export const GET: APIRoute = () => new Response(tabSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
