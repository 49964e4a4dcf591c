import type { APIRoute } from 'astro';
import { type LogoDownload, logoDownloads, paintedSvg } from '../../components/logo/files.ts';
import { drawPng } from '../../components/logo/png.ts';

interface Props {
  download: LogoDownload;
  format: 'svg' | 'png';
}

/** The logo as files, drawn when the site is built. */
export const getStaticPaths = () =>
  logoDownloads.flatMap(download =>
    (['svg', 'png'] as const).map(format => ({
      params: { file: `${download.name}.${format}` },
      props: { download, format } satisfies Props,
    })),
  );

export const GET: APIRoute<Props> = async ({ props: { download, format } }) => {
  const svg = paintedSvg(download.drawing, download.ink);
  if (format === 'svg') return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
  const png = await drawPng(download.drawing, download.ink, { width: download.pixels });
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
