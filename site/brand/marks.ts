import { organization } from '../content.ts';
import { type BrandFile, readBrand } from './brand-files.ts';

/** The owner's logo, and a square symbol. */
export const { logo, symbol } = await readBrand(organization.brand);

const addresses: Readonly<Record<string, string>> = import.meta.glob(
  '../../content/brand/*.{svg,png,webp,jpg,jpeg,avif}',
  { eager: true, query: '?url&no-inline', import: 'default' },
);

/** The address of a file in the built site. Throws for one that came after the build had begun. */
export function urlOf({ path }: BrandFile): string {
  const address = addresses[`../../${path}`];
  if (!address) throw new Error(`${path} is not part of the build`);
  return address;
}
