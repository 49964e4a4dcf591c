import { mix, type Point } from './geometry.ts';

/** Writes the `d` of a path: relative and on a grid of `step` units, which compresses to a third. */
class PathWriter {
  #text = '';
  #command = '';
  #at: Point = [0, 0];
  readonly #step: number;

  constructor(step: number) {
    this.#step = step;
  }

  move(point: Point): void {
    this.#at = this.#snap(point);
    this.#write('M', this.#at, [0, 0]);
  }

  line(point: Point): void {
    const end = this.#snap(point);
    if (end[0] === this.#at[0] && end[1] === this.#at[1]) return;
    this.#write('l', end, this.#at);
    this.#at = end;
  }

  curve(control: Point, point: Point): void {
    const end = this.#snap(point);
    this.#write('q', this.#snap(control), this.#at);
    this.#append(end, this.#at);
    this.#at = end;
  }

  close(): void {
    this.#text += 'z';
    this.#command = 'z';
  }

  toString(): string {
    return this.#text;
  }

  #snap([x, y]: Point): Point {
    return [Math.round(x / this.#step) * this.#step, Math.round(y / this.#step) * this.#step];
  }

  #write(command: string, point: Point, origin: Point): void {
    if (command !== this.#command) this.#text += command;
    this.#command = command;
    this.#append(point, origin);
  }

  #append(point: Point, origin: Point): void {
    for (const value of [point[0] - origin[0], point[1] - origin[1]]) {
      const needsSpace = /\d$/.test(this.#text) && value >= 0;
      this.#text += (needsSpace ? ' ' : '') + String(value || 0).replace(/^(-?)0\./, '$1.');
    }
  }
}

/** A polygon whose corners are rounded by their own radius, or by `round`; its points are multiples of `step`. */
export function polygon(points: readonly Point[], round = 0, step = 0.5): string {
  const path = new PathWriter(step);
  corners(points, round, step).forEach(({ from, corner, to }, index) => {
    if (index === 0) path.move(from);
    else path.line(from);
    if (to) path.curve(corner, to);
  });
  path.close();
  return String(path);
}

/** An open line with rounded corners. */
export function polyline(points: readonly Point[], round = 0, step = 0.5): string {
  const path = new PathWriter(step);
  corners(points, round, step, true).forEach(({ from, corner, to }, index, all) => {
    if (index === 0) path.move(corner);
    else if (index === all.length - 1) path.line(corner);
    else path.line(from);
    if (to && index > 0 && index < all.length - 1) path.curve(corner, to);
  });
  return String(path);
}

/** A soft line that passes between the points: hills, hoses, waves. */
export function smooth(points: readonly Point[], step = 1): string {
  const path = new PathWriter(step);
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (index === 0) path.move(point);
    else if (!next) path.line(point);
    else path.curve(point, index === points.length - 2 ? next : mix(point, next, 0.5));
  });
  return String(path);
}

/** Several separate strokes in one path. */
export function strokes(...lines: readonly (readonly Point[])[]): string {
  return lines.map(line => polyline(line)).join('');
}

function corners(points: readonly Point[], round: number, step: number, open = false) {
  return points.map((corner, index) => {
    const before = points.at(index - 1) ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    const toBefore = Math.hypot(before[0] - corner[0], before[1] - corner[1]) || 1;
    const toAfter = Math.hypot(after[0] - corner[0], after[1] - corner[1]) || 1;
    // Two corners share the edge between them; the ends of an open line are none.
    const mostBefore = open && index === 1 ? toBefore : toBefore / 2;
    const mostAfter = open && index === points.length - 2 ? toAfter : toAfter / 2;
    const radius = Math.min(corner[2] ?? round, mostBefore, mostAfter);
    // A rounder corner would not be seen.
    if (radius < 1.6 * step) return { from: corner, corner };
    return { from: mix(corner, before, radius / toBefore), corner, to: mix(corner, after, radius / toAfter) };
  });
}
