import { expect, test } from 'vitest';
import { clockTime, spokenTime } from './video-time.ts';

test('A clock time has minutes and two digits of seconds, or dashes while it is unknown', () => {
  expect(clockTime(undefined)).toBe('–:––');
  expect([0, 2.4, 63, 600, 3599.9].map(clockTime)).toEqual(['0:00', '0:02', '1:03', '10:00', '59:59']);
});

test('A spoken time has minutes and seconds without zeros, to the tenth', () => {
  expect([0, 0.1, 1, 59.96, 63.9, 120].map(time => spokenTime(time, 'en'))).toEqual([
    '0 seconds',
    '0.1 seconds',
    '1 second',
    '1 minute',
    '1 minute 3.9 seconds',
    '2 minutes',
  ]);
});

test('A time is spoken in the language of the page', () => {
  expect(spokenTime(63, 'es')).toBe('1 minuto 3 segundos');
});
