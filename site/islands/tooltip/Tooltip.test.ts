import { expect, test } from 'vitest';
import { openingDelay } from './Tooltip.tsx';

test('The first tooltip opens after 700 ms of pointing', () => {
  expect(openingDelay(5000, undefined)).toBe(700);
});

test('A tooltip opens at once within 300 ms of another, and waits again afterwards', () => {
  expect(openingDelay(5000, 5000)).toBe(0);
  expect(openingDelay(5299, 5000)).toBe(0);
  expect(openingDelay(5300, 5000)).toBe(700);
});
