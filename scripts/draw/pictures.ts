import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  fallbackWidth,
  type PictureName,
  pictureFolder,
  slots,
} from '../../site/components/picture/slots.ts';

const help = `Makes every picture of the site from the renders: AVIF and WebP in each width, and one JPEG.

  npm run pictures -- FOLDER [SLOT ...]

FOLDER holds the renders (beach-unit.png, hero-ocean.png ..., see art/README.md); SLOT names the slots to make; all of them when left out.
The list of slots, crops and widths is site/components/picture/slots.ts. The same renders give the same files.`;

/** 4:4:4 keeps the small orange valves and vests sharp in AVIF at hardly any cost. */
const avif = { quality: 54, effort: 5, chromaSubsampling: '4:4:4' } as const;
const webp = { quality: 74, effort: 6, smartSubsample: true } as const;
/** The sea is the first picture to load, and it lies under a veil. */
const sea = { avif: { ...avif, quality: 48 }, webp: { ...webp, quality: 60 } } as const;
const jpeg = { quality: 72, mozjpeg: true } as const;

async function make(slot: PictureName, renders: string): Promise<number> {
  const { render, widths, crop } = slots[slot];
  const [left, top, width, height] = crop;
  const formats = render === 'hero-ocean' ? sea : { avif, webp };
  const source = await sharp(join(renders, `${render}.png`))
    .removeAlpha()
    .extract({ left, top, width, height })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const folder = join(pictureFolder, slot);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  const write = async (name: string, picture: Sharp) => {
    const file = await picture.toBuffer();
    bytes += file.length;
    await writeFile(join(folder, name), file);
  };
  for (const width of widths) {
    const picture = sharp(source).resize(width);
    await write(`${width}.avif`, picture.clone().avif(formats.avif));
    await write(`${width}.webp`, picture.clone().webp(formats.webp));
  }
  if (width >= fallbackWidth)
    await write(`${fallbackWidth}.jpg`, sharp(source).resize(fallbackWidth).jpeg(jpeg));
  return bytes;
}

const [renders, ...chosen] = process.argv.slice(2);
if (!renders) {
  console.log(help);
  process.exit(2);
}
const names = Object.keys(slots).filter((name): name is PictureName => name in slots);
for (const slot of names.filter(name => chosen.length === 0 || chosen.includes(name)))
  console.log(`${slot}: ${Math.round((await make(slot, renders)) / 1024)} KB`);
