import { expect, test } from 'vitest';
import { coordinates } from './Hero.tsx';

const copy = { north: '{degrees}° N', south: '{degrees}° S', east: '{degrees}° E', west: '{degrees}° W' };

test('Coordinates of an office in Miami are north of the equator and west of Greenwich', () => {
  expect(coordinates({ latitude: 25.7743, longitude: -80.1937 }, copy, 'en')).toBe(
    '25.7743° N\u200280.1937° W',
  );
});

test('Coordinates of an office in Maputo are south and east', () => {
  expect(coordinates({ latitude: -25.96553, longitude: 32.5892 }, copy, 'en')).toBe(
    '25.9655° S\u200232.5892° E',
  );
});

test('Coordinates have the decimal sign of the language', () => {
  expect(coordinates({ latitude: 25.7743, longitude: -80.1937 }, copy, 'fr')).toBe(
    '25,7743° N\u200280,1937° W',
  );
});
