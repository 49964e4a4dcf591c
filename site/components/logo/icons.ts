import sharp from 'sharp';
import type { Drawing } from '#shared/content/brand.ts';
import { inks, symbol as ownSymbol } from './files.ts';
import { drawPng } from './png.ts';

/** Without a symbol.svg: a square half full of water. */
const plainSquare: Drawing = {
  name: undefined,
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="currentColor" d="M0 0h32v17H0z"/><path fill="#0FA3B1" d="M0 17h32v15H0z"/></svg>',
  width: 32,
  height: 32,
};

const symbol = ownSymbol ?? plainSquare;

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

/** The icon of a browser tab, which follows the browser's color scheme. */
export function tabSvg(): string {
  const style = `<style>svg{color:${inks.onLight}}@media(prefers-color-scheme:dark){svg{color:${inks.onDark}}}</style>`;
  return symbol.svg.replace(/^<svg\b[^>]*>/, start => start + style);
}

/** An icon file of one PNG: 6 bytes of header and 16 bytes about the picture, as Windows defines them. */
export async function faviconIco(): Promise<Buffer> {
  const side = 32;
  const picture = await square(side);
  const header = Buffer.from([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(picture.length, 14);
  return Buffer.concat([header, picture]);
}

const square = (side: number) =>
  drawPng(symbol, inks.onLight, { width: side, height: side, background: '#FFF' });
