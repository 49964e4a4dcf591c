import { describe, expect, it } from 'vitest';
import { makeReference, parseReference } from './reference.ts';

describe('a reference', () => {
  it('is grouped and made of characters that cannot be mistaken for one another', () => {
    const references = Array.from({ length: 500 }, makeReference);
    for (const reference of references)
      expect(reference).toMatch(/^CW-[34679CDFGHJKMNPQRTWXY]{4}-[34679CDFGHJKMNPQRTWXY]{4}$/);
    expect(new Set(references).size).toBe(500);
  });

  it.each(['CW-7K4M-9QRT', 'cw-7k4m-9qrt', '7k4m9qrt', ' CW 7K4M 9QRT ', 'cw7k4m–9qrt'])(
    'is understood as people write it: %s',
    text => {
      expect(parseReference(text)).toBe('CW-7K4M-9QRT');
    },
  );

  it('may begin with the letters of the prefix itself', () => {
    expect(parseReference('CWCW-7K4M')).toBe('CW-CWCW-7K4M');
  });

  it.each(['', 'CW', 'CW-7K4M', 'CW-7K4M-9QRT-X', 'CW-0OIL-9QRT', "' or 1=1 --"])('is not %j', text => {
    expect(parseReference(text)).toBeUndefined();
  });
});
