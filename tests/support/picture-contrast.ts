import type { Locator } from '@playwright/test';
import sharp from 'sharp';

interface Line {
  text: string;
  /** Red, green and blue, 0 to 255. */
  color: number[];
  /** Pixels of the window. */
  box: { left: number; top: number; width: number; height: number };
}

/** Returns the lines of an element's text in the window, then hides the text: only what is behind it is left. */
export async function linesOf(element: Locator): Promise<Line[]> {
  const lines = await element.evaluate(node => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map(({ left, top, width, height }) => ({
      left,
      top,
      width,
      height,
    }));
    const { color } = getComputedStyle(node);
    if (node instanceof HTMLElement) node.style.visibility = 'hidden';
    return { text: node.textContent ?? '', color, boxes };
  });
  const color = [...lines.color.matchAll(/[\d.]+/g)].slice(0, 3).map(Number);
  return lines.boxes.map(box => ({ text: lines.text, color, box }));
}

/** The contrast of a line's color with all but the lightest thousandth of the pixels behind it. */
export async function leastContrast(picture: Buffer, { color, box }: Line): Promise<number> {
  const { data, info } = await sharp(picture)
    .extract({
      left: Math.floor(box.left),
      top: Math.floor(box.top),
      width: Math.ceil(box.width),
      height: Math.ceil(box.height),
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const levels = Array.from({ length: info.width * info.height }, (_, pixel) =>
    luminance([...data.subarray(pixel * 3, pixel * 3 + 3)]),
  ).sort((a, b) => a - b);
  const lightest = levels[Math.floor(levels.length * 0.999)] ?? 1;
  return (luminance(color) + 0.05) / (lightest + 0.05);
}

/** Relative luminance (WCAG 2.2) of a color in sRGB, 0 to 255. */
function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map(value =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
