import { expect, test } from 'vitest';
import { bodies } from './person.ts';
import { stances } from './pose.ts';
import { reach } from './reach.ts';
import { skeleton } from './skeleton.ts';

const body = bodies.medium;
const { standing, sitting } = stances;

/** How far the near hand is from where it should be, in units of the figure. */
function missing(pose: typeof standing, target: [number, number]): number {
  const { near } = skeleton(pose, body, { ...pose.hands, near: target }).wrists;
  return Math.hypot(target[0] - near[0], target[1] - near[1]);
}

test('Who stands bends until the hand is at a thing below the knee', () => {
  const target: [number, number] = [22, 16];
  expect(missing(standing, target)).toBeGreaterThan(10);
  const pose = reach(standing, body, { ...standing.hands, near: target }, false);
  expect(missing(pose, target)).toBeLessThan(1);
});

test('Who sits leans forward and stays on the seat', () => {
  const target: [number, number] = [30, 24];
  const pose = reach(sitting, body, { ...sitting.hands, near: target }, true);
  expect(pose.hip).toEqual(sitting.hip);
  expect(missing(pose, target)).toBeLessThan(missing(sitting, target));
});
