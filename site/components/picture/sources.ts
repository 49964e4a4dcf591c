import type { ImageMetadata } from 'astro';
import { fallbackWidth, type PictureName, pictureFolder, slots } from './slots.ts';

/** Every file that `npm run pictures` made; the build gives each an address with a hash of its content. */
const files = import.meta.glob<ImageMetadata>('../../pictures/*/*.{avif,webp,jpg}', {
  eager: true,
  import: 'default',
});

/** What a browser needs to choose a file: a `srcset` for each modern format, and one file that all can show. */
export interface PictureSource {
  avif: string;
  webp: string;
  fallback: ImageMetadata;
}

/** The files of a slot. Throws when one is missing, which stops the build. */
export function pictureSource(name: PictureName): PictureSource {
  return {
    avif: srcset(name, 'avif'),
    webp: srcset(name, 'webp'),
    fallback: file(name, fallbackWidth, 'jpg'),
  };
}

function srcset(name: PictureName, format: 'avif' | 'webp'): string {
  return slots[name].widths.map(width => `${file(name, width, format).src} ${width}w`).join();
}

function file(name: PictureName, width: number, format: string): ImageMetadata {
  const found = files[`../../pictures/${name}/${width}.${format}`];
  if (found) return found;
  throw new Error(`${pictureFolder}/${name}/${width}.${format} is missing: npm run pictures`);
}
