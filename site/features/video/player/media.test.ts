import { expect, test } from 'vitest';
import { readMedia, readRefusal } from './media.ts';

const element = { readyState: 1, paused: false, muted: false, volume: 0.4, currentTime: 2, duration: 6 };

test('A stream without an end has no duration to seek in', () => {
  expect(readMedia(element).duration).toBe(6);
  expect(readMedia({ ...element, duration: Number.POSITIVE_INFINITY }).duration).toBe(0);
  expect(readMedia({ ...element, duration: Number.NaN }).duration).toBe(0);
});

test('A volume of 0 is muted, even if the element does not say so', () => {
  expect(readMedia({ ...element, volume: 0 }).muted).toBe(true);
  expect(readMedia({ ...element, volume: 0.01 })).toMatchObject({ muted: false, volume: 0.01 });
});

test.each([
  [
    'is not allowed',
    new DOMException('Not without a click', 'NotAllowedError'),
    { reason: 'Not without a click' },
  ],
  ['is not allowed, without words', new DOMException('', 'NotAllowedError'), { reason: 'NotAllowedError' }],
  ['was interrupted by a pause', new DOMException('pause()', 'AbortError'), { reason: undefined }],
  ['has no source that works', new DOMException('no source', 'NotSupportedError'), { failed: true }],
  ['ended with something other than an error', 'busy', { reason: 'busy' }],
])('A play that %s is reported as such', (_, error, refused) => {
  expect(readRefusal(error)).toEqual(refused);
});
