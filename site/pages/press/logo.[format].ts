import type { APIRoute } from 'astro';
import { inks, logo, paintedSvg } from '../../components/logo/files.ts';
import { drawPng } from '../../components/logo/png.ts';
import { logoFormats } from '../../sections/press/press-files.ts';

/** The logo as files, drawn when the site is built. */
export const getStaticPaths = () => (logo ? logoFormats.map(format => ({ params: { format } })) : []);

export const GET: APIRoute = async ({ params: { format } }) => {
  if (!logo) return new Response(null, { status: 404 });
  if (format === 'svg')
    return new Response(paintedSvg(logo, inks.onLight), { headers: { 'Content-Type': 'image/svg+xml' } });
  const png = await drawPng(logo, inks.onLight, { width: 1820 });
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
