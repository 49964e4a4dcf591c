import sharp, { type Sharp } from 'sharp';
import type { BrandFile } from './brand-files.ts';

/** An SVG is drawn at this many dots an inch, and at more to be larger. */
const svgDensity = 72;

/** Opens a file to draw it this wide: an enlarged small drawing would be soft. */
export function openMark({ path, width }: Pick<BrandFile, 'path' | 'width'>, wanted: number): Sharp {
  return sharp(path, { density: svgDensity * Math.max(wanted / width, 1) });
}

/** A file as PNG of a width, on no ground. */
export function drawPng(file: BrandFile, width: number): Promise<Buffer> {
  return openMark(file, width).resize({ width }).png({ compressionLevel: 9 }).toBuffer();
}
