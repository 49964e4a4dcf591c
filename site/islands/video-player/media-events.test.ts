import { expect, test } from 'vitest';
import { refusalOf } from './media-events.ts';

test("A play that the browser does not allow is refused with the browser's reason", () => {
  const reason = 'play() failed because the user did not interact with the document first.';
  expect(refusalOf(new DOMException(reason, 'NotAllowedError'))).toEqual({ type: 'refused', reason });
});

test('A reason without words falls back to its name', () => {
  expect(refusalOf(new DOMException('', 'NotAllowedError'))).toEqual({
    type: 'refused',
    reason: 'NotAllowedError',
  });
});

test('A play interrupted by a pause is not refused', () => {
  expect(refusalOf(new DOMException('interrupted by pause()', 'AbortError'))).toBeUndefined();
});

test('A play without a source that works is a failure to load', () => {
  expect(refusalOf(new DOMException('no supported sources', 'NotSupportedError'))).toEqual({
    type: 'failed',
  });
});

test('A rejection that is not an error is given unchanged', () => {
  expect(refusalOf('busy')).toEqual({ type: 'refused', reason: 'busy' });
});
