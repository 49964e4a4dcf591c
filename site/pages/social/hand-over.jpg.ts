import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { plainSvg } from '../../drawings/plain-svg.tsx';
import { Hero } from '../../drawings/scenes/home/Hero.tsx';
import { socialPicture } from '../../seo/json-ld.ts';

/** The picture of shared links: the middle of Home's hero, in light mode. */
export const GET: APIRoute = async () => {
  const { width, height } = socialPicture;
  const shown = 582;
  const svg = plainSvg(Hero, [308, 91, shown, (shown * height) / width], width);
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
};
