import type { APIRoute } from 'astro';
import { readContent, readOrganization } from '#content/content.ts';
import { defaultLanguage } from '#content/language.ts';
import { manifest } from '../seo/manifest.ts';

export const GET: APIRoute = () =>
  new Response(manifest(readOrganization(), readContent(defaultLanguage).shared), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
