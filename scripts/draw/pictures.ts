import { existsSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  byteBudget,
  fallbackWidth,
  largestSize,
  type PictureName,
  pictureFolder,
  pictures,
} from '../../site/components/picture/pictures.ts';

const help = `Makes the files of pictures: AVIF and WebP in each width, and one JPEG.

  npm run pictures -- FOLDER [NAME ...]   from the renders in FOLDER (beach-unit.png ..., see art/README.md)
  npm run pictures -- PHOTO NAME ...      from a photograph, cut to the shape of each picture

The list of pictures, crops and widths is site/components/picture/pictures.ts. The same input gives the same files.`;

/** 4:4:4 keeps the small orange valves and vests sharp in AVIF at hardly any cost. */
const avif = { quality: 54, effort: 5, chromaSubsampling: '4:4:4' } as const;
const webp = { quality: 74, effort: 6, smartSubsample: true } as const;
/** The sea is the first picture to load, and it lies under a veil. */
const sea = { avif: { ...avif, quality: 48 }, webp: { ...webp, quality: 60 } } as const;
const jpeg = { quality: 72, mozjpeg: true } as const;

/** The part of a render that is shown, or the middle of a photograph in the shape of the picture. */
async function readSource(name: PictureName, input: string): Promise<Buffer> {
  const { render, crop } = pictures[name];
  const [left, top, width, height] = crop;
  const uncompressed = { compressionLevel: 0 };
  if (statSync(input).isDirectory())
    return sharp(join(input, `${render}.png`))
      .removeAlpha()
      .extract({ left, top, width, height })
      .png(uncompressed)
      .toBuffer();
  const least = largestSize(name);
  const photo = sharp(await sharp(input).autoOrient().toBuffer());
  const has = await photo.metadata();
  if (has.width < least.width || has.height < least.height)
    throw new RangeError(
      `${name} needs ${least.width} × ${least.height} pixels; ${input} has ${has.width} × ${has.height}`,
    );
  return photo
    .flatten()
    .resize({ ...least, fit: 'cover' })
    .png(uncompressed)
    .toBuffer();
}

/** Encodes a picture in the best quality that keeps within the byte budget. */
async function encode(name: PictureName, picture: Sharp, width: number, format: 'avif' | 'webp') {
  const options = (pictures[name].render === 'hero-ocean' ? sea : { avif, webp })[format];
  for (let { quality } = options; quality > 0; quality -= 6) {
    const file = await picture
      .clone()
      .toFormat(format, { ...options, quality })
      .toBuffer();
    if (file.length <= byteBudget(name, width, format)) return file;
  }
  throw new RangeError(`${name}: no quality keeps ${width} px within the byte budget`);
}

async function make(name: PictureName, input: string): Promise<number> {
  const source = await readSource(name, input);
  const folder = join(pictureFolder, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  const write = async (name: string, file: Buffer) => {
    bytes += file.length;
    await writeFile(join(folder, name), file);
  };
  for (const width of pictures[name].widths)
    for (const format of ['avif', 'webp'] as const)
      await write(`${width}.${format}`, await encode(name, sharp(source).resize(width), width, format));
  if (pictures[name].crop[2] >= fallbackWidth)
    await write(`${fallbackWidth}.jpg`, await sharp(source).resize(fallbackWidth).jpeg(jpeg).toBuffer());
  return bytes;
}

const [input, ...chosen] = process.argv.slice(2);
const names = Object.keys(pictures).filter((name): name is PictureName => name in pictures);
const unknown = chosen.filter(name => !(name in pictures));
if (input && !existsSync(input)) {
  console.error(`There is no file or folder ${input}`);
  process.exit(2);
}
if (!input || unknown.length > 0 || (chosen.length === 0 && !statSync(input).isDirectory())) {
  console.log(unknown.length > 0 ? `There is no picture ${unknown}: ${names.join(', ')}` : help);
  process.exit(2);
}
try {
  for (const name of names.filter(name => chosen.length === 0 || chosen.includes(name)))
    console.log(`${name}: ${Math.round((await make(name, input)) / 1024)} KB`);
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
