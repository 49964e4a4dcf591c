import { expect, test } from 'vitest';
import { explain, StartError } from './errors.ts';

const failedBy = (cause: Error) => explain(new StartError('no usable build', { cause }));

test('A start that fails by a bug says where it is, and one that an operator can mend gets one line', () => {
  expect(failedBy(new TypeError('x is not a function'))).toMatch(
    /TypeError: x is not a function\n +at .*errors\.test\.ts/,
  );
  expect(failedBy(new Error('ENOENT'))).toBe('no usable build');
});
