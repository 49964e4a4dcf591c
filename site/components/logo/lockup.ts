import { type Shape, symbolShapes, wordBox, wordShapes } from './artwork.ts';

/** The symbol is 32 high; the word is beside it, on its own baseline. */
const word = { left: 42, base: 27, height: 22 };
const scale = word.height / wordBox.height;

interface Drawing {
  /** Attributes that paint a part. */
  paint: (part: Shape['part']) => string;
  /** Text of the title, escaped; without it the drawing has no name. */
  title?: string;
  /** The symbol alone, without the name beside it. */
  symbolOnly?: boolean;
}

/** The logo as an SVG document, from the same shapes as on every page. */
export function lockupSvg({ paint, title, symbolOnly = false }: Drawing): string {
  const draw = ({ part, path }: Shape) => `<path ${paint(part)} d="${path}"/>`;
  const width = symbolOnly ? 32 : Math.ceil(word.left + wordBox.width * scale);
  const place = `translate(${word.left} ${word.base}) scale(${scale.toFixed(5)}) translate(${-wordBox.left} 0)`;
  const parts = [
    ...(title ? [`<title>${title}</title>`] : []),
    ...symbolShapes.map(draw),
    ...(symbolOnly ? [] : [`<g transform="${place}">`, ...wordShapes.map(draw), '</g>']),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32">${parts.join('')}</svg>\n`;
}
