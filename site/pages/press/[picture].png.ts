import type { APIRoute } from 'astro';
import sharp from 'sharp';
import {
  type PressPictureName,
  pressPictureSvg,
  pressPictures,
} from '../../sections/press/press-pictures.tsx';

/** The pictures for journalists as PNG, which every program opens. */
export const getStaticPaths = () => pressPictures.map(picture => ({ params: { picture } }));

export const GET: APIRoute<Record<string, never>, { picture: PressPictureName }> = async ({ params }) => {
  const png = await sharp(Buffer.from(pressPictureSvg(params.picture)))
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
