import { fallbackWidth, type PictureName, pictureFolder, pictures } from './pictures.ts';

/** Every file that `npm run pictures` made; the build gives each an address with a hash of its content. */
const files = import.meta.glob<string>('../../assets/pictures/*/*.{avif,webp,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The files of a picture: a `srcset` for each modern format, and one file for all other browsers. Throws if one is missing. */
export function pictureSource(name: PictureName) {
  const [, , width, height] = pictures[name].crop;
  return {
    avif: srcset(name, 'avif'),
    webp: srcset(name, 'webp'),
    fallback: {
      src: pictureUrl(name, 'jpg', fallbackWidth),
      width: fallbackWidth,
      height: Math.round((fallbackWidth * height) / width),
    },
  };
}

function srcset(name: PictureName, format: 'avif' | 'webp'): string {
  return pictures[name].widths.map(width => `${pictureUrl(name, format, width)} ${width}w`).join();
}

/** The address of one file, of the smallest width unless one is given. Throws if it is missing, which stops the build. */
export function pictureUrl(
  name: PictureName,
  format: 'avif' | 'webp' | 'jpg',
  width: number = pictures[name].widths[0],
): string {
  const found = files[`../../assets/pictures/${name}/${width}.${format}`];
  if (found) return found;
  throw new Error(`${pictureFolder}/${name}/${width}.${format} is missing: npm run pictures`);
}
