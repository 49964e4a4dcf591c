/**
 * A point, and how round the corner is that a polygon has there. Units of its drawing; y points down unless said
 * otherwise.
 */
export type Point = readonly [x: number, y: number, round?: number];

/** Reads `x,y x,y,round`, as in the `points` of an SVG polygon. */
export function points(text: string): Point[] {
  return text.split(' ').map(point => {
    const [x = 0, y = 0, round] = point.split(',').map(Number);
    return round === undefined ? [x, y] : [x, y, round];
  });
}

export function mix(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Where the joint between two bones lies that reach from `start` towards `target`; `bend` says to which side. */
export function joint(start: Point, target: Point, bones: readonly [number, number], bend: 1 | -1) {
  const [first, second] = bones;
  const distance = Math.hypot(target[0] - start[0], target[1] - start[1]);
  const longest = first + second - 0.05;
  const end = distance > longest ? mix(start, target, longest / distance) : target;
  const reach = Math.min(distance, longest);
  const cosine = (first ** 2 + reach ** 2 - second ** 2) / (2 * first * reach);
  const angle =
    Math.atan2(end[1] - start[1], end[0] - start[0]) + bend * Math.acos(Math.max(-1, Math.min(1, cosine)));
  const middle: Point = [start[0] + first * Math.cos(angle), start[1] + first * Math.sin(angle)];
  return { middle, end };
}

/** The cosine of half the sharpest bend at which a band keeps its width: beyond, its outline would make a spike. */
const sharpestBend = 0.72;

/**
 * The outline of a band along a line, with a width at each of its points. Its ends have corners of their own radius,
 * and so has a point that names one.
 */
export function ribbon(
  line: readonly Point[],
  widths: readonly number[],
  { start = 0, end = 0 }: { start?: number; end?: number } = {},
): Point[] {
  const sides = line.map((point, index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    const into = before ? direction(before, point) : direction(point, after ?? point);
    const out = after ? direction(point, after) : into;
    const [x, y] = direction([0, 0], [into[0] + out[0], into[1] + out[1]]);
    const cosine = x * into[0] + y * into[1];
    const half = (widths[index] ?? 0) / 2 / Math.max(cosine, sharpestBend);
    const inner = cosine < sharpestBend ? half / 3 : half;
    const turnsLeft = into[0] * out[1] > into[1] * out[0];
    const [left, right] = turnsLeft ? [inner, half] : [half, inner];
    const round = !before ? start : !after ? end : point[2];
    const beside = (distance: number): Point => {
      const [sideX, sideY] = [point[0] - y * distance, point[1] + x * distance];
      return round === undefined ? [sideX, sideY] : [sideX, sideY, round];
    };
    return { left: beside(left), right: beside(-right) };
  });
  return [...sides.map(side => side.left), ...sides.map(side => side.right).reverse()];
}

/** The line between two points as a vector of length 1. */
export function direction(from: Point, to: Point): readonly [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** The corners of a circle or an ellipse, for arms and legs of things that need none rounder. */
export function around(center: Point, radius: number, count: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / count;
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
  });
}
