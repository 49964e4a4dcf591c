import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { markAt } from '../brand/brand-files.ts';
import { logo, symbol } from '../brand/marks.ts';

/**
 * The icons that browsers, phones and search engines ask for, and the pixels of a side. Browsers look into the
 * favicon, whatever its name says: a PNG will do.
 */
const iconSides = {
  'favicon.ico': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
};

/** Without a symbol and a logo: a square half full of water. */
const plainSquare = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="#06202B" d="M0 0h512v272H0z"/><path fill="#0FA3B1" d="M0 272h512v240H0z"/></svg>',
);

const mark = (symbol ?? logo)?.onLight;

export const getStaticPaths = () =>
  Object.entries(iconSides).map(([icon, side]) => ({ params: { icon }, props: { side } }));

export const GET: APIRoute<{ side: number }> = async ({ props: { side } }) => {
  const background = '#FFF';
  const icon = (mark ? markAt(mark, side) : sharp(plainSquare))
    .resize({ width: side, height: side, fit: 'contain', background })
    .flatten({ background })
    .png({ compressionLevel: 9 });
  return new Response(new Uint8Array(await icon.toBuffer()), { headers: { 'Content-Type': 'image/png' } });
};
