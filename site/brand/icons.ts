import sharp from 'sharp';
import { markAt } from './brand-files.ts';
import { logo, symbol } from './marks.ts';

/** Without any file: a square half full of water. */
const plainSquare = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="#06202B" d="M0 0h512v272H0z"/><path fill="#0FA3B1" d="M0 272h512v240H0z"/></svg>',
);

const mark = (symbol ?? logo)?.onLight;

/** The mark as PNG on white, so many pixels a side. */
export function drawSquare(side: number): Promise<Buffer> {
  const background = '#FFF';
  return (mark ? markAt(mark, side) : sharp(plainSquare))
    .resize({ width: side, height: side, fit: 'contain', background })
    .flatten({ background })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
