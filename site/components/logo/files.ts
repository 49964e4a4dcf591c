import { escapeUTF8 } from 'entities';
import { type Drawing, getLogo } from '#shared/content/brand.ts';
import { brandFiles, organization } from '../../content.ts';

/** The colors of what follows the background: on light ones and on dark ones. */
export const inks = { onLight: '#06202B', onDark: '#FFFFFF' };

/** The logo; `undefined` if there is none that shows the brand's name. */
export const logo = getLogo(brandFiles, organization.brand);

export const { symbol } = brandFiles;

/** A drawing in the color for a background, with the brand as its title. */
export function paintedSvg({ svg }: Drawing, ink: string): string {
  const title = `<title>${escapeUTF8(organization.brand)}</title>`;
  return svg.replace(/^<svg\b([^>]*)>/, (_, attributes) => `<svg color="${ink}"${attributes}>${title}`);
}
