import { readFileSync } from 'node:fs';
import type { FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Shapes } from './Shapes.tsx';

type Declarations = Readonly<Record<string, string>>;

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

/** In light mode: the rules that name one class, and the custom properties of the page. */
const styles = ['site/styles/tokens.css', 'site/drawings/drawing.css'].flatMap(readRules);
const rules = new Map<string, Declarations>();
for (const [selector, declarations] of styles)
  rules.set(selector, { ...rules.get(selector), ...declarations });

/**
 * A drawing as an SVG for programs that know neither style sheets nor custom properties: colors and lines are attributes, and
 * what `<use>` repeats is written out. `view` is the part that is shown, in units of the scene, `width` its width in pixels.
 */
export function plainSvg(
  Scene: FunctionComponent,
  view: readonly [x: number, y: number, width: number, height: number],
  width: number,
): string {
  const root = parse(
    renderToStaticMarkup(
      <>
        <Shapes />
        <Scene />
      </>,
    ),
  );
  const symbols = new Map<string, Element>();
  const patterns: Element[] = [];
  visit(root, element => {
    if (element.name === 'symbol') symbols.set(element.attributes['id'] ?? '', element);
    if (element.name === 'pattern') patterns.push(element);
  });
  const write = (node: Element | string, inherited: Declarations): string => {
    if (typeof node === 'string') return node;
    const { class: classes = '', href, ...attributes } = node.attributes;
    const own = classes.split(' ').map(name => rules.get(`.${name}`) ?? {});
    const declared: Declarations = Object.assign({}, ...own);
    const scope = { ...inherited, ...declared };
    for (const [property, value] of Object.entries(declared))
      if (svgProperties.has(property)) attributes[property] = resolve(value, scope);
    const used = href && symbols.get(href.slice(1));
    const name = used ? 'g' : node.name;
    const children = used ? used.children : node.children;
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${name}${written.join('')}>${children.map(child => write(child, scope)).join('')}</${name}>`;
  };
  const scope = { ...rules.get(':root'), ...rules.get('.drawing') };
  const [, scene] = root.children;
  if (scene === undefined || typeof scene === 'string') throw new TypeError('a drawing follows its shapes');
  const [, , viewWidth, viewHeight] = view;
  const lines =
    'fill="none" stroke-linejoin="round" stroke-linecap="round" font-family="sans-serif" font-weight="700"';
  const sky = `<rect x="${view[0]}" y="${view[1]}" width="${viewWidth}" height="${viewHeight}" fill="${resolve('var(--sky)', scope)}"/>`;
  const parts = [...patterns, ...scene.children].map(part => write(part, scope)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * viewHeight) / viewWidth}" viewBox="${view.join(' ')}" ${lines}>${sky}${parts}</svg>`;
}

const svgProperties = new Set([
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'transform',
  'vector-effect',
]);

/** Values as attributes have them: without custom properties, quotes and `px`. */
function resolve(value: string, scope: Declarations): string {
  const found = value.replaceAll(
    /var\((--[\w-]+)(?:, ([^()]+|var\([^()]+\)))?\)/g,
    (_, name: string, fallback = '') => resolve(scope[name] ?? fallback, scope),
  );
  return found.replaceAll(/["']|(?<=\d)px/g, '');
}

/** The rules outside of media queries, with the colors of light mode: selector and declarations. */
function readRules(file: string): (readonly [string, Declarations])[] {
  const css = readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/light-dark\((.+?), .+\);/g, '$1;');
  const found: (readonly [string, Declarations])[] = [];
  let prelude = '';
  const open: string[] = [];
  for (const [, text = '', mark] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (mark === '{') {
      prelude = text.trim();
      open.push(prelude);
      continue;
    }
    const conditional = open.some(outer => /^@(?!layer)/.test(outer));
    if (!conditional && open.at(-1) === prelude && !prelude.startsWith('@'))
      for (const selector of prelude.split(',')) found.push([selector.trim(), declarations(text)]);
    open.pop();
  }
  return found;
}

function declarations(text: string): Declarations {
  const pairs = text.split(';').map(line => line.split(/:([\s\S]*)/).map(part => part.trim()));
  return Object.fromEntries(pairs.filter(([property]) => property));
}

/** Reads what React has written: well-formed, every attribute in double quotes. */
function parse(markup: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, name = '', attributes = '', empty, text] of markup.matchAll(
    /<(\/)?([\w-]+)([^>]*?)(\/)?>|([^<]+)/g,
  )) {
    const parent = open.at(-1) ?? root;
    if (text) parent.children.push(text);
    else if (closing) open.pop();
    else {
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
      const element: Element = { name, attributes: Object.fromEntries(pairs), children: [] };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  return root;
}

function visit(element: Element, see: (element: Element) => void): void {
  see(element);
  for (const child of element.children) if (typeof child !== 'string') visit(child, see);
}
