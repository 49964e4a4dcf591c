import { escapeUTF8 } from 'entities';
import { type Drawing, logoOf } from '#content/brand.ts';
import { brandFiles, organization } from '../../content.ts';

/** The colors of what follows the background: on light ones and on dark ones. */
export const inks = { onLight: '#06202B', onDark: '#FFFFFF' };

/** The logo; `undefined` if there is none that shows the brand's name. */
export const logo = logoOf(brandFiles, organization.brand);

export const { symbol } = brandFiles;

interface LogoFile {
  drawing: Drawing | undefined;
  ink: string;
  /** Pixels of the PNG. */
  pixels: number;
}

const files = {
  logo: { drawing: logo, ink: inks.onLight, pixels: 1820 },
  'logo-on-dark': { drawing: logo, ink: inks.onDark, pixels: 1820 },
  symbol: { drawing: symbol, ink: inks.onLight, pixels: 1024 },
} as const satisfies Record<string, LogoFile>;

export type LogoName = keyof typeof files;

/** A file of the logo for journalists. */
export interface LogoDownload extends LogoFile {
  name: LogoName;
  drawing: Drawing;
}

/** Those whose drawing there is. */
export const logoDownloads: readonly LogoDownload[] = (['logo', 'logo-on-dark', 'symbol'] as const).flatMap(
  name => {
    const { drawing, ...file } = files[name];
    return drawing ? [{ name, drawing, ...file }] : [];
  },
);

/** Address of a file of the logo, the same in every language. */
export const logoPath = (name: LogoName, format: 'svg' | 'png'): string => `/press/${name}.${format}`;

/** A drawing in the color for a background, with the brand as its title. */
export function paintedSvg({ svg }: Drawing, ink: string): string {
  const title = `<title>${escapeUTF8(organization.brand)}</title>`;
  return svg.replace(/^<svg\b([^>]*)>/, (_, attributes) => `<svg color="${ink}"${attributes}>${title}`);
}
