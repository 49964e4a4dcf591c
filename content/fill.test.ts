import { expect, test } from 'vitest';
import { formatDateTime, pluralize } from './fill.ts';

const copy = { one: '{n} character left', other: '{n} characters left' };

test('A count selects the plural form', () => {
  expect(pluralize(copy, 'en', 'n', 1)).toBe('1 character left');
  expect(pluralize(copy, 'en', 'n', 0)).toBe('0 characters left');
  expect(pluralize(copy, 'en', 'n', 4321)).toBe('4,321 characters left');
});

test('A language with more plural categories than the copy uses the general wording', () => {
  expect(pluralize(copy, 'ar', 'n', 2)).toContain('characters left');
});

test('A wording that says the count in words needs no numeral', () => {
  expect(pluralize({ two: 'رحلتان', other: '{n} رحلة' }, 'ar', 'n', 2)).toBe('رحلتان');
});

const plain = (text: string) => text.replace(/\s/g, ' ');
const inMiami = (moment: Date) => formatDateTime(moment, 'en', 'America/New_York');

test('A moment is written in its time zone, in winter and in summer', () => {
  const winter = inMiami(new Date('2026-01-15T15:04:00Z'));
  expect(winter.date).toBe('January 15, 2026');
  expect(plain(winter.time)).toBe('10:04 AM');
  expect(plain(inMiami(new Date('2026-07-15T15:04:00Z')).both)).toBe('July 15, 2026 at 11:04 AM');
  expect(inMiami(new Date('2026-03-01T03:30:00Z')).date).toBe('February 28, 2026');
});

test('Haitian Creole, which Intl does not know, has its own words for dates', () => {
  const written = formatDateTime(new Date('2026-08-15T15:04:00Z'), 'ht', 'America/New_York');
  expect(plain(written.both)).toBe('15 out 2026, 11:04 AM');
});
