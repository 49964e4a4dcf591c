import { expect, test } from 'vitest';
import type { Point } from '../shape/geometry.ts';
import { bodies } from './person.ts';
import { stances } from './pose.ts';
import { type Side, skeleton } from './skeleton.ts';

test('An arm points to what it cannot reach, with bones as long as ever', () => {
  const targets: Record<Side, Point> = { near: [200, 90], far: [10, 60] };
  const { shoulders, elbows, wrists } = skeleton(stances.standing, bodies.medium, targets);
  const between = (a: Point, b: Point) => [b[0] - a[0], b[1] - a[1]] as const;
  const angle = ([x, y]: Point) => Math.atan2(y, x);
  expect(angle(between(shoulders.near, wrists.near))).toBeCloseTo(
    angle(between(shoulders.near, targets.near)),
  );
  for (const start of [shoulders, wrists])
    expect(Math.hypot(...between(start.near, elbows.near))).toBeCloseTo(
      Math.hypot(...between(start.far, elbows.far)),
    );
});
