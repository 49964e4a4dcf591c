import { expect, test } from 'vitest';
import { valueAfterKey } from './slider-keys.ts';

const scale = { value: 50, max: 100, arrow: 5, page: 10 };

test.each([
  ['ArrowRight', 55],
  ['ArrowUp', 55],
  ['ArrowLeft', 45],
  ['ArrowDown', 45],
  ['PageUp', 60],
  ['PageDown', 40],
  ['Home', 0],
  ['End', 100],
])('%s moves a slider from 50 to %d', (key, value) => {
  expect(valueAfterKey(key, scale)).toBe(value);
});

test('no key moves a slider beyond its ends', () => {
  expect(valueAfterKey('ArrowRight', { ...scale, value: 98 })).toBe(100);
  expect(valueAfterKey('PageDown', { ...scale, value: 4 })).toBe(0);
});

test('other keys are left to the browser', () => {
  expect(valueAfterKey('Tab', scale)).toBeUndefined();
  expect(valueAfterKey('5', scale)).toBeUndefined();
});
