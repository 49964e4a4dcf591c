import { expect, test } from 'vitest';
import { type OfficeHours, officeAt } from './office-status.ts';

const hours: OfficeHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '17:00',
  timeZone: 'America/New_York',
};
const at = (moment: string) => officeAt(new Date(moment), hours).isOpen;

test('The office opens at 9:00, closes at 17:00, and is closed at midnight', () => {
  const times = ['00:00:00', '08:59:59', '09:00:00', '16:59:59', '17:00:00'];
  expect(times.map(time => at(`2026-01-14T${time}-05:00`))).toEqual([false, false, true, true, false]);
});

test('Before it opens on a workday, the office opens later that day', () => {
  const opensToday = (moment: string) => officeAt(new Date(moment), hours).opensToday;
  expect(opensToday('2026-01-14T08:59:59-05:00')).toBe(true);
  expect(opensToday('2026-01-14T17:00:00-05:00')).toBe(false);
  expect(opensToday('2026-01-17T08:00:00-05:00')).toBe(false);
});

test('The office is closed on weekends, by the day in Miami', () => {
  expect(at('2026-01-17T12:00:00-05:00')).toBe(false);
  // Monday in Tokyo, still Sunday in Miami; Saturday in Tokyo, still Friday noon in Miami.
  expect(at('2026-01-19T02:00:00+09:00')).toBe(false);
  expect(at('2026-01-17T02:00:00+09:00')).toBe(true);
});

test('The office keeps its hours in daylight saving time', () => {
  // The Friday before, 9:00 is 14:00 UTC; the Monday after, it is 13:00 UTC.
  expect([at('2026-03-06T13:30:00Z'), at('2026-03-06T14:00:00Z')]).toEqual([false, true]);
  expect([at('2026-03-09T12:59:00Z'), at('2026-03-09T13:00:00Z')]).toEqual([false, true]);
});
