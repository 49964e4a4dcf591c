import { expect, test } from 'vitest';
import { type Conditions, mayStart } from './conditions.ts';

const good: Conditions = {
  savesData: false,
  effectiveType: '4g',
  reducedMotion: false,
  pausedBefore: false,
};

test('a film starts by itself if no condition forbids it, or if the browser does not report one', () => {
  expect(mayStart(good)).toBe(true);
  expect(mayStart({ ...good, effectiveType: undefined })).toBe(true);
});

test.each(['slow-2g', '2g', '3g'])('nothing is fetched unasked on a connection of %s', effectiveType => {
  expect(mayStart({ ...good, effectiveType })).toBe(false);
});

test('nothing is fetched unasked for a visitor who saves data', () => {
  expect(mayStart({ ...good, savesData: true })).toBe(false);
});

test('nothing starts by itself under reduced motion, nor after the visitor has paused it', () => {
  expect(mayStart({ ...good, reducedMotion: true })).toBe(false);
  expect(mayStart({ ...good, pausedBefore: true })).toBe(false);
});
