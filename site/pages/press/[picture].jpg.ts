import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { largestFile } from '../../components/picture/pictures.ts';
import { type PressPicture, pressPictures } from '../../sections/press/press-files.ts';

/** The pictures for journalists as JPEG, which every program opens, drawn when the site is built. */
export const getStaticPaths = () => pressPictures.map(picture => ({ params: { picture } }));

export const GET: APIRoute<Record<string, never>, { picture: PressPicture }> = async ({ params }) => {
  const jpeg = await sharp(largestFile(params.picture)).jpeg({ quality: 90, mozjpeg: true }).toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
};
