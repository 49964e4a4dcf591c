import { escapeUTF8 } from 'entities';
import type { Shape } from './artwork.ts';
import { lockupSvg } from './lockup.ts';

type Colors = Readonly<Record<Shape['part'], string>>;

const [abyss, white, water] = ['#06202B', '#FFFFFF', '#0FA3B1'];
const onLight: Colors = { ground: abyss, water, mark: white, letters: abyss };
const onDark: Colors = { ground: white, water, mark: abyss, letters: white };

interface LogoFile {
  colors: Colors;
  symbolOnly?: boolean;
  /** Pixels of the PNG. */
  width: number;
}

/** The logo files for journalists. */
const files = {
  logo: { colors: onLight, width: 1820 },
  'logo-on-dark': { colors: onDark, width: 1820 },
  symbol: { colors: onLight, symbolOnly: true, width: 1024 },
} as const satisfies Record<string, LogoFile>;

export type LogoName = keyof typeof files;

export const logoNames = Object.keys(files).filter((name): name is LogoName => name in files);

/** Pixels of the PNG, whose background is transparent. */
export const logoWidth = (name: LogoName): number => files[name].width;

/** Address of a file of the logo, the same in every language. */
export const logoPath = (name: LogoName, format: 'svg' | 'png'): string => `/press/${name}.${format}`;

export function logoSvg(name: LogoName, brand: string): string {
  const { colors, symbolOnly = false }: LogoFile = files[name];
  return lockupSvg({
    paint: part => `fill="${colors[part]}"`,
    title: escapeUTF8(brand),
    symbolOnly,
  });
}
