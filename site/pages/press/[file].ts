import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { type LogoName, logoNames, logoSvg, logoWidth } from '../../components/logo/files.ts';
import { organization } from '../../content.ts';

interface Props {
  name: LogoName;
  format: 'svg' | 'png';
}

/** The logo as files, drawn when the site is built. */
export const getStaticPaths = () =>
  logoNames.flatMap(name =>
    (['svg', 'png'] as const).map(format => ({
      params: { file: `${name}.${format}` },
      props: { name, format } satisfies Props,
    })),
  );

export const GET: APIRoute<Props> = async ({ props: { name, format } }) => {
  const svg = logoSvg(name, organization.brand);
  if (format === 'svg') return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
  const width = logoWidth(name);
  // Drawn at its size: an enlarged small drawing would be soft. The SVG's own width is about 180 at 72 dots an inch.
  const png = await sharp(Buffer.from(svg), { density: 72 * Math.ceil(width / 32) })
    .resize({ width })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
