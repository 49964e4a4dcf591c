import type { APIRoute } from 'astro';
import { languagePaths, readPage } from '../../page.ts';
import { manifest } from '../../seo/manifest.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute = ({ params }) =>
  new Response(manifest(readPage('/', params['language'])), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
