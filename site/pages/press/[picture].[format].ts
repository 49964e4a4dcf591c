import type { APIRoute } from 'astro';
import sharp from 'sharp';
import {
  type PressPictureName,
  pressPictureSvg,
  pressPictures,
} from '../../sections/press/press-pictures.tsx';

/** The pictures for journalists: sharp in every size, and as PNG, which every program opens. */
export const getStaticPaths = () =>
  pressPictures.flatMap(picture => [
    { params: { picture, format: 'svg' } },
    { params: { picture, format: 'png' } },
  ]);

type Params = { picture: PressPictureName; format: string };

export const GET: APIRoute<Record<string, never>, Params> = async ({ params: { picture, format } }) => {
  const svg = pressPictureSvg(picture);
  if (format === 'svg') return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
  const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
