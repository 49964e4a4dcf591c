import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test('French text has no-break spaces inside guillemets and before high punctuation, however it was typed', () => {
  expect(typeset('« Eau » : 24 h', 'fr')).toBe('«\u00a0Eau\u00a0»\u00a0: 24\u00a0h');
  expect(typeset('Water : 24', 'en')).toBe('Water : 24');
});

test('A number and its unit stay on one line in every language, and the sign between two sizes with both', () => {
  expect(typeset('0.2 mg/L, {liters} L and 3 m³ of 5 men', 'en')).toBe(
    '0.2\u00a0mg/L, {liters}\u00a0L and 3\u00a0m³ of 5\u00a0men',
  );
  expect(typeset('1600 × 900', 'es')).toBe('1600\u00a0×\u00a0900');
  expect(typeset('ISO 9001:2015 certified', 'en')).toBe('ISO 9001:2015 certified');
});
