import { organization } from '../../content.ts';
import { type BrandFile, type Mark, readBrand } from './brand-files.ts';

/** A file as a page shows it. */
interface MarkImage extends BrandFile {
  /** Its address. */
  src: string;
}

/** A mark for light and dark grounds. If there is only one file, both are the same. */
export type MarkImages = Record<keyof Mark, MarkImage>;

const addresses: Readonly<Record<string, string>> = import.meta.glob(
  '../../../content/brand/*.{svg,png,webp,jpg,jpeg,avif}',
  { eager: true, query: '?url&no-inline', import: 'default' },
);

const files = await readBrand(organization.brand);

/** The owner's logo, and a square symbol. */
export const logo = withAddresses(files.logo);
export const symbol = withAddresses(files.symbol);

function withAddresses(mark: Mark | undefined): MarkImages | undefined {
  return mark && { onLight: withAddress(mark.onLight), onDark: withAddress(mark.onDark) };
}

function withAddress(file: BrandFile): MarkImage {
  const src = addresses[`../../../${file.path}`];
  if (!src) throw new Error(`${file.path} is not part of the build`);
  return { ...file, src };
}
