import { expect, test } from 'vitest';
import { openingDelay } from './tooltips.ts';

test('A tooltip opens after 700 ms of hovering, or at once within 300 ms of another', () => {
  expect(openingDelay(5000, undefined)).toBe(700);
  expect(openingDelay(5299, 5000)).toBe(0);
  expect(openingDelay(5300, 5000)).toBe(700);
});
