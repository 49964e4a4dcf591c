import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ContentError } from '#shared/content/content-error.ts';

/** A file of content/brand/. */
export interface BrandFile {
  /** Relative to the project, in which every program runs. */
  path: string;
  /** In pixels, as drawn at 72 dots an inch. */
  width: number;
  height: number;
}

/** A logo or symbol for light and for dark backgrounds. If there is only one file, both are that file. */
export interface Mark {
  onLight: BrandFile;
  onDark: BrandFile;
}

/** Finds the owner's logo and symbol. Throws a `ContentError` that names a file which cannot be drawn. */
export async function readBrand(brand: string, folder = 'content/brand') {
  const paths = globSync(`${folder}/*.{svg,png,webp,jpg,jpeg,avif}`).filter(path => isOfBrand(path, brand));
  const read = async (name: string) => {
    const path = paths.find(candidate => basename(candidate).startsWith(`${name}.`));
    return path === undefined ? undefined : measure(path);
  };
  const readMark = async (name: string): Promise<Mark | undefined> => {
    const [light, dark] = [await read(name), await read(`${name}-on-dark`)];
    const [onLight, onDark] = [light ?? dark, dark ?? light];
    return onLight && onDark && { onLight, onDark };
  };
  return { logo: await readMark('logo'), symbol: await readMark('symbol') };
}

/** A file that contains the name of a brand, as the first owner's do, is not used for another brand. */
function isOfBrand(path: string, brand: string): boolean {
  const named = path.endsWith('.svg') && /<svg[^>]* data-brand="([^"]*)"/.exec(readFileSync(path, 'utf8'));
  return !named || named[1] === brand;
}

async function measure(path: string): Promise<BrandFile> {
  try {
    const { width, height } = await sharp(path).metadata();
    await sharp(path).resize(64).toBuffer();
    return { path, width, height };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError(`${path}: cannot be drawn: ${reason}`);
  }
}

/** In dots an inch: what `BrandFile` measures at. */
const svgDensity = 72;

/** Opens a file to draw it this many pixels wide. A larger SVG gets more dots an inch, because enlarging would blur it. */
export function markAt({ path, width }: BrandFile, wanted: number): Sharp {
  return sharp(path, { density: svgDensity * Math.max(wanted / width, 1) });
}

/** A PNG of a file, this many pixels wide, with a transparent background. */
export function drawPng(file: BrandFile, width: number): Promise<Buffer> {
  return markAt(file, width).resize({ width }).png({ compressionLevel: 9 }).toBuffer();
}
