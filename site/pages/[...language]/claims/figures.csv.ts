import type { APIRoute } from 'astro';
import { languagePaths, readPage } from '../../../page.ts';
import { figuresCsv } from '../../../sections/claims/figure-data.ts';

export const getStaticPaths = () => languagePaths('/claims');

export const GET: APIRoute = ({ params, site, url }) =>
  new Response(figuresCsv(readPage('/claims', params['language']), site ?? url), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8; header=present' },
  });
