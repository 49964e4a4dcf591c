import { expect, test } from 'vitest';
import { type OfficeHours, officeStatus, untilNextMinute } from './office-status.ts';

const hours: OfficeHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '17:00',
  timeZone: 'America/New_York',
};
const at = (moment: string) => officeStatus(new Date(moment), hours);

test('The office opens at 9:00 and closes at 17:00', () => {
  expect(at('2026-01-14T08:59:59-05:00')).toEqual({ open: false, clock: '08:59' });
  expect(at('2026-01-14T09:00:00-05:00')).toEqual({ open: true, clock: '09:00' });
  expect(at('2026-01-14T16:59:59-05:00')).toEqual({ open: true, clock: '16:59' });
  expect(at('2026-01-14T17:00:00-05:00')).toEqual({ open: false, clock: '17:00' });
});

test('The office is closed on weekends, by the day in Miami', () => {
  expect(at('2026-01-17T12:00:00-05:00').open).toBe(false);
  expect(at('2026-01-18T12:00:00-05:00').open).toBe(false);
  // Monday in Tokyo, still Sunday in Miami; Saturday in Tokyo, still Friday noon in Miami.
  expect(at('2026-01-19T02:00:00+09:00').open).toBe(false);
  expect(at('2026-01-17T02:00:00+09:00').open).toBe(true);
});

test('The office keeps its hours when daylight saving time begins', () => {
  // The Friday before, 9:00 is 14:00 UTC; the Monday after, it is 13:00 UTC.
  expect(at('2026-03-06T13:30:00Z').open).toBe(false);
  expect(at('2026-03-06T14:00:00Z').open).toBe(true);
  expect(at('2026-03-09T12:59:00Z').open).toBe(false);
  expect(at('2026-03-09T13:00:00Z')).toEqual({ open: true, clock: '09:00' });
  expect(at('2026-03-09T21:00:00Z')).toEqual({ open: false, clock: '17:00' });
  expect(at('2026-03-08T07:00:00Z').clock).toBe('03:00');
});

test('The office keeps its hours when daylight saving time ends', () => {
  expect(at('2026-10-30T13:00:00Z')).toEqual({ open: true, clock: '09:00' });
  expect(at('2026-11-02T13:00:00Z')).toEqual({ open: false, clock: '08:00' });
  expect(at('2026-11-02T14:00:00Z')).toEqual({ open: true, clock: '09:00' });
  expect(at('2026-11-02T21:59:00Z').open).toBe(true);
  expect(at('2026-11-02T22:00:00Z').open).toBe(false);
});

test('Midnight is 00:00', () => {
  expect(at('2026-01-14T00:00:00-05:00')).toEqual({ open: false, clock: '00:00' });
});

test('The clock is read again at the next full minute', () => {
  expect(untilNextMinute(new Date('2026-01-14T08:59:58.500Z'))).toBe(1500);
  expect(untilNextMinute(new Date('2026-01-14T08:59:00.000Z'))).toBe(60_000);
});
