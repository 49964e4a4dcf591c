import { expect, test } from 'vitest';
import { formatDateTime, formatPeriod, languageName } from './locale.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');
const inMiami = (moment: string, language = 'en') =>
  plain(formatDateTime(new Date(moment), language, 'America/New_York'));

test('A moment is written in its time zone, in winter and in summer', () => {
  expect(inMiami('2026-01-15T15:04:00Z')).toBe('January 15, 2026 at 10:04 AM');
  expect(inMiami('2026-07-15T15:04:00Z')).toBe('July 15, 2026 at 11:04 AM');
  expect(inMiami('2026-03-01T03:30:00Z')).toBe('February 28, 2026 at 10:30 PM');
});

test.each([
  ['es', '23 de noviembre de 2026 a la 1:05 p.m.', '24 de noviembre de 2026 a las 8:05 a.m.'],
  ['fr', '23 novembre 2026 à 13 h 05', '24 novembre 2026 à 8 h 05'],
  ['ht', '23 novanm 2026, 1:05 PM', '24 novanm 2026, 8:05 AM'],
  ['ar', '23 نوفمبر 2026 الساعة 1:05 م', '24 نوفمبر 2026 الساعة 8:05 ص'],
])('A day and its time are joined as readers of %s do', (language, afternoon, morning) => {
  expect(inMiami('2026-11-23T18:05:00Z', language)).toBe(afternoon);
  expect(inMiami('2026-11-24T13:05:00Z', language)).toBe(morning);
});

test('The first day of a month has its ordinal in French and Creole, and no other day has', () => {
  expect(inMiami('2026-12-01T18:05:00Z', 'fr')).toContain('1er décembre 2026');
  expect(inMiami('2026-12-01T18:05:00Z', 'ht')).toContain('premye desanm 2026');
  expect(inMiami('2026-12-21T18:05:00Z', 'fr')).toContain('21 décembre 2026');
});

test('Creole words replace whole French ones, never a part of another word', () => {
  expect(['fr', 'pt', 'ro'].map(code => languageName(code, 'ht'))).toEqual(['franse', 'pòtigè', 'roumain']);
});

test.each([
  ['en', 12, '12 months'],
  ['ht', 12, '12 mwa'],
  ['ar', 2, 'شهرين'],
  ['ar', 6, '6 أشهر'],
  ['ar', 12, '12 شهرًا'],
])('In %s, the %i months that an owner sets are counted as the language counts', (language, months, text) => {
  expect(plain(formatPeriod(months, 'month', language))).toBe(text);
});
