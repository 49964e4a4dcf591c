import type { APIRoute } from 'astro';
import { languagePaths, readPage } from '../../../page.ts';
import { figuresJson } from '../../../sections/claims/figure-data.ts';

export const getStaticPaths = () => languagePaths('/claims');

export const GET: APIRoute = ({ params, site, url }) =>
  new Response(figuresJson(readPage('/claims', params['language']), site ?? url), {
    headers: { 'Content-Type': 'application/json' },
  });
