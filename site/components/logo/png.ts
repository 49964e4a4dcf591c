import sharp from 'sharp';
import type { Drawing } from '#shared/content/brand.ts';

interface Size {
  width: number;
  /** Follows the drawing, unless the logo must fit into a square. */
  height?: number;
  /** A color; without it the picture is transparent. */
  background?: string;
}

/** Draws a picture at its size: an enlarged small drawing would be soft. */
export function drawPng({ svg, width }: Drawing, ink: string, size: Size): Promise<Buffer> {
  const { background = '#0000', ...box } = size;
  const source = Buffer.from(svg.replace('<svg', `<svg color="${ink}"`));
  // An SVG without a size of its own is drawn at 72 dots an inch, one for each of its units.
  const picture = sharp(source, { density: Math.min(72 * Math.max(size.width / width, 1), 20_000) }).resize({
    ...box,
    fit: 'contain',
    background,
  });
  return (size.background ? picture.flatten({ background }) : picture)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
