import { expect, it } from 'vitest';
import { chooseEncoding } from './encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['vibration', undefined],
  ['', undefined],
  [undefined, undefined],
])('a browser that accepts %j gets %s', (accepted, chosen) => {
  expect(chooseEncoding(accepted, ['br', 'gzip'])).toBe(chosen);
});

it('offers nothing that does not exist', () => {
  expect(chooseEncoding('br', ['gzip'])).toBeUndefined();
  expect(chooseEncoding('br, gzip', [])).toBeUndefined();
});
