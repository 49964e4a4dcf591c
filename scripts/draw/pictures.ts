import { statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  byteBudget,
  fallbackWidth,
  largestSize,
  type PictureName,
  pictureFolder,
  slots,
} from '../../site/components/picture/slots.ts';

const help = `Makes the files of pictures: AVIF and WebP in each width, and one JPEG.

  npm run pictures -- FOLDER [SLOT ...]   from the renders in FOLDER (beach-unit.png ..., see art/README.md)
  npm run pictures -- PHOTO SLOT ...      from a photograph, cut to the shape of each SLOT

The list of slots, crops and widths is site/components/picture/slots.ts. The same input gives the same files.`;

/** 4:4:4 keeps the small orange valves and vests sharp in AVIF at hardly any cost. */
const avif = { quality: 54, effort: 5, chromaSubsampling: '4:4:4' } as const;
const webp = { quality: 74, effort: 6, smartSubsample: true } as const;
/** The sea is the first picture to load, and it lies under a veil. */
const sea = { avif: { ...avif, quality: 48 }, webp: { ...webp, quality: 60 } } as const;
const jpeg = { quality: 72, mozjpeg: true } as const;

/** The part of a render that is shown, or the middle of a photograph in the shape of the slot. */
async function readSource(slot: PictureName, input: string): Promise<Buffer> {
  const { render, crop } = slots[slot];
  const [left, top, width, height] = crop;
  const uncompressed = { compressionLevel: 0 };
  if (statSync(input).isDirectory())
    return sharp(join(input, `${render}.png`))
      .removeAlpha()
      .extract({ left, top, width, height })
      .png(uncompressed)
      .toBuffer();
  const least = largestSize(slot);
  const photo = sharp(await sharp(input).autoOrient().toBuffer());
  const has = await photo.metadata();
  if (has.width < least.width || has.height < least.height)
    throw new RangeError(
      `${slot} needs ${least.width} × ${least.height} pixels; ${input} has ${has.width} × ${has.height}`,
    );
  return photo
    .flatten()
    .resize({ ...least, fit: 'cover' })
    .png(uncompressed)
    .toBuffer();
}

/** Encodes a picture in the best quality that keeps within the byte budget. */
async function encode(slot: PictureName, picture: Sharp, width: number, format: 'avif' | 'webp') {
  const options = (slots[slot].render === 'hero-ocean' ? sea : { avif, webp })[format];
  for (let { quality } = options; quality > 0; quality -= 6) {
    const file = await picture
      .clone()
      .toFormat(format, { ...options, quality })
      .toBuffer();
    if (file.length <= byteBudget(slot, width, format)) return file;
  }
  throw new RangeError(`${slot}: no quality keeps ${width} px within the byte budget`);
}

async function make(slot: PictureName, input: string): Promise<number> {
  const source = await readSource(slot, input);
  const folder = join(pictureFolder, slot);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  const write = async (name: string, file: Buffer) => {
    bytes += file.length;
    await writeFile(join(folder, name), file);
  };
  for (const width of slots[slot].widths)
    for (const format of ['avif', 'webp'] as const)
      await write(`${width}.${format}`, await encode(slot, sharp(source).resize(width), width, format));
  if (slots[slot].crop[2] >= fallbackWidth)
    await write(`${fallbackWidth}.jpg`, await sharp(source).resize(fallbackWidth).jpeg(jpeg).toBuffer());
  return bytes;
}

const [input, ...chosen] = process.argv.slice(2);
const names = Object.keys(slots).filter((name): name is PictureName => name in slots);
const unknown = chosen.filter(name => !(name in slots));
if (!input || unknown.length > 0 || (chosen.length === 0 && !statSync(input).isDirectory())) {
  console.log(unknown.length > 0 ? `There is no slot ${unknown}: ${names.join(', ')}` : help);
  process.exit(2);
}
try {
  for (const slot of names.filter(name => chosen.length === 0 || chosen.includes(name)))
    console.log(`${slot}: ${Math.round((await make(slot, input)) / 1024)} KB`);
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
