import { expect, test } from 'vitest';
import { box, type Point } from './geometry.ts';
import { polygon, polyline } from './path.ts';

/** Where a path of relative lines ends. */
function endOf(d: string): number[] {
  const numbers = Array.from(d.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), Number);
  return [0, 1].map(axis =>
    numbers.filter((_, index) => index % 2 === axis).reduce((sum, value) => sum + value, 0),
  );
}

test('A line of many short steps ends at its last point: what the grid rounds off does not add up', () => {
  const points = Array.from({ length: 101 }, (_, index): Point => [index * 0.7, index * -0.3]);
  expect(endOf(polyline(points))).toEqual([70, -30]);
});

test('A corner is rounded by no more than half of its sides', () => {
  expect(polygon(box(0, 0, 10, 10), 100)).toBe(polygon(box(0, 0, 10, 10), 5));
});
