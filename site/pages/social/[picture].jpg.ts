import type { APIRoute } from 'astro';
import sharp from 'sharp';
import type { PictureName } from '../../components/picture/pictures.ts';
import { largestFile } from '../../components/picture/pictures.ts';
import { socialPictureSize, socialPictures } from '../../seo/social-picture.ts';

/** The pictures of shared links, cropped when the site is built. */
export const getStaticPaths = () => socialPictures.map(picture => ({ params: { picture } }));

export const GET: APIRoute<Record<string, never>, { picture: PictureName }> = async ({ params }) => {
  const { width, height } = socialPictureSize;
  const jpeg = await sharp(largestFile(params.picture))
    .resize(width, height)
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
};
