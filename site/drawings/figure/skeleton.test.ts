import { expect, test } from 'vitest';
import { bodies } from './person.ts';
import { stances } from './pose.ts';
import { skeleton } from './skeleton.ts';

test('A wrist out of reach stays at the length of the arm from its shoulder', () => {
  const armTo = (x: number) => {
    const targets = { near: [x, 60], far: [10, 60] } as const;
    const { shoulders, wrists } = skeleton(stances.standing, bodies.medium, targets);
    return Math.hypot(wrists.near[0] - shoulders.near[0], wrists.near[1] - shoulders.near[1]);
  };
  expect(armTo(200)).toBeCloseTo(armTo(100));
});
