import { expect, test } from 'vitest';
import { refusalOf } from './media-events.ts';

test('a play that the browser does not allow is refused, with the reason in its words', () => {
  const reason = 'play() failed because the user did not interact with the document first.';
  expect(refusalOf(new DOMException(reason, 'NotAllowedError'))).toEqual({ type: 'refused', reason });
});

test('a reason without words falls back to its name', () => {
  expect(refusalOf(new DOMException('', 'NotAllowedError'))).toEqual({
    type: 'refused',
    reason: 'NotAllowedError',
  });
});

test('a play that a pause overtook is no refusal', () => {
  expect(refusalOf(new DOMException('interrupted by pause()', 'AbortError'))).toBeUndefined();
});

test('a play without a source that works is a failure to load', () => {
  expect(refusalOf(new DOMException('no supported sources', 'NotSupportedError'))).toEqual({
    type: 'failed',
  });
});

test('a reason that is no error is given as it stands', () => {
  expect(refusalOf('busy')).toEqual({ type: 'refused', reason: 'busy' });
});
