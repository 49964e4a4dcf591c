import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/*
 * Draws the brand's symbol (a square, water in its lower half, the level mark on it) in every form that browsers,
 * phones and search engines ask for, into public/. Run it after changing the symbol: npm run icons
 */

const water = '#0FA3B1';
const abyss = '#06202B';
const day = { ground: '#FFF', mark: abyss };
const night = { ground: abyss, mark: '#FFF' };

/** The level mark at full size, and inside the circle that Android may cut a maskable icon to. */
const mark = 'M6.5 3.5h19L16 17z';
const maskableMark = 'M8.9 6.9h14.2L16 17z';

function symbol({ ground, mark: color }: typeof day, path = mark): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${ground}" d="M0 0h32v32H0z"/><path fill="${water}" d="M0 17h32v15H0z"/><path fill="${color}" d="${path}"/></svg>`;
}

/** For browser tabs: follows their color scheme. */
const tabSymbol = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.g{fill:${day.ground}}.m{fill:${day.mark}}@media(prefers-color-scheme:dark){.g{fill:${night.ground}}.m{fill:${night.mark}}}</style><path class="g" d="M0 0h32v32H0z"/><path fill="${water}" d="M0 17h32v15H0z"/><path class="m" d="${mark}"/></svg>\n`;

/** Draws an SVG as a square PNG; `side` in pixels. */
function png(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .flatten({ background: '#FFF' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An icon file of one PNG: 6 bytes of header and 16 bytes about the picture, as Windows defines them. */
function ico(picture: Buffer, side: number): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(picture.length, 14);
  return Buffer.concat([header, picture]);
}

const files: Record<string, string | Buffer> = {
  'symbol.svg': tabSymbol,
  'favicon.ico': ico(await png(symbol(day), 32), 32),
  'apple-touch-icon.png': await png(symbol(night), 180),
  'icon-192.png': await png(symbol(night), 192),
  'icon-512.png': await png(symbol(night), 512),
  'icon-maskable-512.png': await png(symbol(night, maskableMark), 512),
  'logo.png': await png(symbol(night), 512),
};
for (const [name, content] of Object.entries(files)) await writeFile(join('public', name), content);
