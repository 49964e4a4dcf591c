import { expect, test } from 'vitest';
import { readRefusal } from './player.ts';

test.each([
  ['is not allowed', new DOMException('Not now', 'NotAllowedError'), { failed: false, reason: 'Not now' }],
  ['was interrupted by a pause', new DOMException('pause()', 'AbortError'), { failed: false }],
  [
    'has no source that works',
    new DOMException('none', 'NotSupportedError'),
    { failed: true, reason: 'none' },
  ],
  ['ended with something other than an error', 'busy', { failed: false, reason: 'busy' }],
])('A play that %s is reported as such', (_, error, refused) => {
  expect(readRefusal(error)).toEqual(refused);
});
