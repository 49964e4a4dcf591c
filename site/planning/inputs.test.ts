import { describe, expect, it } from 'vitest';
import { clamped, inputNames, inputs, parseNumber, readEntry, workedExample } from './inputs.ts';

describe('a number as people write it', () => {
  it.each([
    ['2500', 2500],
    ['2,500', 2500],
    [' 2 500 ', 2500],
    ['2\u00a0500', 2500],
    ['1,000,000', 1_000_000],
    ['7.5', 7.5],
    ['.5', 0.5],
    ['٢٥٠٠', 2500],
  ])('reads %j in English', (text, value) => {
    expect(parseNumber(text, 'en')).toBe(value);
  });

  it.each(['', 'many', '2.500.000', '7,5', '12,34', '-5', '1e3', '0x10', '5 people', ',500', '.', '+1'])(
    'refuses %j in English, and guesses nothing',
    text => {
      expect(parseNumber(text, 'en')).toBeUndefined();
    },
  );

  it('reads the separators of other languages', () => {
    expect(parseNumber('2.500,5', 'es')).toBe(2500.5);
    expect(parseNumber('7,5', 'es')).toBe(7.5);
    expect(parseNumber('2 500,5', 'fr')).toBe(2500.5);
    expect(parseNumber('2\u202f500', 'fr')).toBe(2500);
    expect(parseNumber('7.5', 'es')).toBeUndefined();
  });
});

describe('an entry', () => {
  it('is missing when empty, and when zero where there has to be something', () => {
    expect(readEntry('people', '  ', 'en')).toEqual({ problem: 'missing' });
    expect(readEntry('people', '0', 'en')).toEqual({ problem: 'missing' });
    expect(readEntry('loss', '0', 'en')).toEqual({ value: 0 });
  });

  it('says what is wrong with it', () => {
    expect(readEntry('people', 'many', 'en')).toEqual({ problem: 'unreadable' });
    expect(readEntry('people', '2.5', 'en')).toEqual({ problem: 'not-whole' });
    expect(readEntry('people', '1,000,001', 'en')).toEqual({ problem: 'out-of-range' });
    expect(readEntry('lpd', '0.4', 'en')).toEqual({ problem: 'out-of-range' });
  });

  it('keeps as many decimals as its input takes', () => {
    expect(readEntry('lpd', '3.785411784', 'en')).toEqual({ value: 3.785411784 });
    expect(readEntry('loss', '7.25', 'en')).toEqual({ value: 7.3 });
  });
});

describe('the ranges', () => {
  it('hold the worked example', () => {
    for (const name of inputNames) {
      expect(workedExample[name], name).toBe(clamped(name, workedExample[name]));
    }
  });

  it('take every limit as it is, and bring everything else to one', () => {
    for (const name of inputNames) {
      const { min, max } = inputs[name];
      expect([clamped(name, min), clamped(name, max)], name).toEqual([min, max]);
      expect([clamped(name, -1e9), clamped(name, 1e12)], name).toEqual([min, max]);
    }
    expect(clamped('people', 2.1)).toBe(3);
  });
});
