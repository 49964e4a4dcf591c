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
  logo: 512,
} as const;

export type IconFileName = keyof typeof iconSides;

/** An icon as PNG, on white. */
export function drawIcon(name: IconFileName): Promise<Buffer> {
  return drawSquare(iconSides[name]);
}

/** The mark as PNG on white, so many pixels a side. */
export function drawSquare(side: number): Promise<Buffer> {
  const background = '#FFF';
  return (mark ? openMark(mark, side) : sharp(plainSquare))
    .resize({ width: side, height: side, fit: 'contain', background })
    .flatten({ background })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
