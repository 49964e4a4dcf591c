import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it.each(['=1', '+1', '-1', '@a', '\ta', '\ra'])('defuses the formula %j', value => {
  expect(toCsv([[value]])).toContain(`'${value}`);
});

it('quotes what needs it', () => {
  expect(toCsv([['a,b', 'a"b', 'a\nb', 'a b', '']])).toBe('"a,b","a""b","a\nb",a b,\r\n');
});
