import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';
import { escapeUTF8 } from 'entities';
import { ContentError } from './parse.ts';

/** A drawing of the brand, from a file of content/brand/. */
export interface Drawing {
  /** The name that it shows: the title of the file. */
  name: string | undefined;
  /** The file without its title and what programs add. */
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
export function getLogo({ logo }: BrandFiles, brand: string): Drawing | undefined {
  return logo?.name === undefined || logo.name === brand ? logo : undefined;
}

/** The elements of a drawing, which becomes a part of every page. */
const elements = new Set(
  'svg g path rect circle ellipse line polyline polygon defs use symbol clipPath mask linearGradient radialGradient stop'.split(
    ' ',
  ),
);

/** Notes of drawing programs, and names, which browsers would show as tooltips. */
const dropped = /^(title|desc|metadata|.+:.+)$/;

const attributes = new Set(
  `id xmlns viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform href clip-path clip-rule clipPathUnits
  mask maskUnits maskContentUnits gradientUnits gradientTransform spreadMethod offset preserveAspectRatio color fill
  fill-opacity fill-rule opacity stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width display visibility`.split(/\s+/),
);

function parseDrawing(name: string, text: string): Drawing {
  const refuse = (problem: string) => new ContentError(`content/brand/${name}: ${problem}`);
  const root = readRoot(text);
  if (root?.name !== 'svg') throw refuse('is not an SVG file');
  const problems: string[] = [];
  const svg = write(root, problems);
  if (problems[0]) throw refuse(problems[0]);
  const [, , width = 0, height = 0] = (root.attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) throw refuse('needs a viewBox');
  const title = childElements(root).find(child => child.name === 'title');
  return { name: title?.text.trim(), svg, width, height };
}

function readRoot(text: string): XmlElement | null {
  try {
    return parseXml(text).root;
  } catch (error) {
    if (error instanceof XmlError) return null;
    throw error;
  }
}

/** The element with what the lists name. Adds a line for whatever would be missing or dangerous. */
function write(element: XmlElement, problems: string[]): string {
  const { name } = element;
  if (!elements.has(name)) problems.push(refusal(name));
  const written = Object.entries({ ...element.attributes, ...styles(element) })
    .map(([key, value]) => [key === 'xlink:href' ? 'href' : key, value] as const)
    .filter(([key]) => attributes.has(key));
  for (const [key, value] of written)
    if (key === 'href' ? !value.startsWith('#') : /url\((?!["']?#)/i.test(value))
      problems.push(`has ${key}="${value}". It may refer to its own parts only`);
  const start = [name, ...written.map(([key, value]) => `${key}="${escapeUTF8(value)}"`)].join(' ');
  const children = childElements(element).filter(child => !dropped.test(child.name));
  return `<${start}>${children.map(child => write(child, problems)).join('')}</${name}>`;
}

/** The rules of the attribute `style` as attributes: a page's policy allows no styles. */
function styles({ attributes: { style = '' } }: XmlElement): Record<string, string> {
  const rules = style.split(';').map(rule => rule.split(/:(.*)/s).map(part => part.trim()));
  return Object.fromEntries(rules.map(([key = '', value = '']) => [key, value]));
}

function refusal(name: string): string {
  if (name === 'text') return 'has <text>, which needs a font. Convert text to paths';
  if (name === 'style') return 'has <style>. Export it with presentation attributes';
  return `has <${name}>, which is not allowed in a logo`;
}

function childElements({ children }: XmlElement): XmlElement[] {
  return children.filter(child => child instanceof XmlElement);
}

/** A drawing's own names with a prefix, so that a page can contain it twice. */
export function withIdPrefix(svg: string, prefix: string): string {
  return svg.replace(/ id="| href="#|url\((&quot;|&apos;|["'])?#/g, start => `${start}${prefix}-`);
}
