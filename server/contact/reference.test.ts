import { expect, test } from 'vitest';
import { newReference, parseReference } from './reference.ts';

test('References are grouped, unique and made of characters that look different', () => {
  const references = Array.from({ length: 500 }, () => newReference('CW'));
  for (const reference of references)
    expect(reference).toMatch(/^CW-[34679CDFGHJKMNPQRTWXY]{4}-[34679CDFGHJKMNPQRTWXY]{4}$/);
  expect(new Set(references).size).toBe(500);
});

test.each(['CW-7K4M-9QRT', 'cw-7k4m-9qrt', '7k4m9qrt', ' CW 7K4M 9QRT ', 'cw7k4m–9qrt'])(
  'The reference in %j is recognized',
  text => {
    expect(parseReference(text, 'CW')).toBe('CW-7K4M-9QRT');
  },
);

test('A reference from before a change of the prefix is found as it was written', () => {
  expect(parseReference('cw-7k4m-9qrt', 'ASR')).toBe('CW-7K4M-9QRT');
  expect(parseReference('7k4m-9qrt', 'ASR')).toBe('ASR-7K4M-9QRT');
});

test.each(['', 'CW', 'CW-7K4M', 'CW-7K4M-9QRT-X', 'CW-0OIL-9QRT', "' or 1=1 --"])(
  '%j is not a reference',
  text => {
    expect(parseReference(text, 'CW')).toBeUndefined();
  },
);
