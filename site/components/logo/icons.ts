import sharp from 'sharp';
import { openMark } from './brand-files.ts';
import { logo, symbol } from './marks.ts';

/** Without any file: a square half full of water. */
const plainSquare = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="#06202B" d="M0 0h512v272H0z"/><path fill="#0FA3B1" d="M0 272h512v240H0z"/></svg>',
);

const mark = (symbol ?? logo)?.onLight;

/** The icons that browsers, phones and search engines ask for, by their names, in pixels a side. */
export const iconSides = {
  'apple-touch-icon': 180,
  'icon-192': 192,
  'icon-512': 512,
  'icon-maskable-512': 512,
  logo: 512,
} as const;

export type IconFileName = keyof typeof iconSides;

/** How much of a maskable icon Android always shows: a circle. */
const safeShare = 0.8;

/** An icon as PNG, on white. */
export async function drawIcon(name: IconFileName): Promise<Buffer> {
  const side = iconSides[name];
  if (name !== 'icon-maskable-512') return square(side);
  const inner = 2 * Math.floor((side * safeShare) / 2);
  const edge = (side - inner) / 2;
  // Fills the corners that the circle cuts off with the color of the edge.
  return sharp(await square(inner))
    .extend({ top: edge, bottom: edge, left: edge, right: edge, extendWith: 'copy' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An icon file of one PNG: 6 bytes of header and 16 bytes about the picture, as Windows defines them. */
export async function faviconIco(): Promise<Buffer> {
  const side = 32;
  const picture = await square(side);
  const header = Buffer.from([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(picture.length, 14);
  return Buffer.concat([header, picture]);
}

async function square(side: number): Promise<Buffer> {
  const background = '#FFF';
  return (mark ? openMark(mark, side) : sharp(plainSquare))
    .resize({ width: side, height: side, fit: 'contain', background })
    .flatten({ background })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
