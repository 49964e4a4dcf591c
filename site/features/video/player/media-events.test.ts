import { expect, test } from 'vitest';
import { readRefusal } from './media-events.ts';

const failed = { type: 'failed' };
const refused = (reason: string) => ({ type: 'refused', reason });

test.each([
  [
    'is not allowed',
    new DOMException('Not without a click', 'NotAllowedError'),
    refused('Not without a click'),
  ],
  ['is not allowed, without words', new DOMException('', 'NotAllowedError'), refused('NotAllowedError')],
  ['was interrupted by a pause', new DOMException('pause()', 'AbortError'), undefined],
  ['has no source that works', new DOMException('no source', 'NotSupportedError'), failed],
  ['ended with something other than an error', 'busy', refused('busy')],
])('A play that %s is reported as such', (_, error, event) => {
  expect(readRefusal(error)).toEqual(event);
});
