import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { pressPictureSvg } from '../../sections/press/press-pictures.tsx';
import { socialPicture } from '../../seo/json-ld.ts';

/** The picture of shared links: the middle of Home's hero, in light mode. */
export const GET: APIRoute = async () => {
  const svg = pressPictureSvg('hand-over', socialPicture.width);
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
};
