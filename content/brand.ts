import { decodeXML } from 'entities';
import { ContentError } from './parse.ts';

/** A drawing of the brand, from a file of content/brand/. */
export interface Drawing {
  /** The name that it shows: the title of the file. */
  name: string | undefined;
  /** The file without its title, which browsers would show as a tooltip. */
  svg: string;
  /** In the file's own units. */
  width: number;
  height: number;
}

/** A drawing is `undefined` if the file is absent. */
export interface BrandFiles {
  logo: Drawing | undefined;
  symbol: Drawing | undefined;
}

/** The texts of `logo.svg` and `symbol.svg` by their names, checked. Throws a `ContentError` that names the file. */
export function parseBrand(texts: Readonly<Record<string, string>>): BrandFiles {
  const read = (name: string) => (texts[name] === undefined ? undefined : parseDrawing(name, texts[name]));
  return { logo: read('logo.svg'), symbol: read('symbol.svg') };
}

/** The logo, unless it shows another name than the brand's, which is then set as text. */
export function logoOf({ logo }: BrandFiles, brand: string): Drawing | undefined {
  return logo?.name === undefined || logo.name === brand ? logo : undefined;
}

/** Pages contain the drawing, and their content security policy forbids these. */
const forbidden = /<(style|script|foreignObject)\b|\s(style|on\w+)\s*=/i;

function parseDrawing(name: string, text: string): Drawing {
  const refuse = (problem: string) => new ContentError(`content/brand/${name}: ${problem}`);
  const [svg] = /<svg\b[\s\S]*<\/svg>/.exec(text.replace(/<!--[\s\S]*?-->/g, '')) ?? [];
  if (!svg) throw refuse('is not an SVG file');
  const [found] = forbidden.exec(svg) ?? [];
  if (found) throw refuse(`has "${found.trim()}". Export it with presentation attributes, without styles`);
  const [, box = ''] = /^<svg\b[^>]*\sviewBox="([^"]*)"/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) throw refuse('needs a viewBox');
  const [title, words] = /<title\b[^>]*>([\s\S]*?)<\/title>/.exec(svg) ?? [];
  const bare = title ? svg.replace(title, '') : svg;
  return { name: words && decodeXML(words).trim(), svg: bare.replace(/>\s+</g, '><'), width, height };
}
