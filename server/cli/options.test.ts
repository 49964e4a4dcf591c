import { expect, test } from 'vitest';
import { startOfDay } from './options.ts';

test.each([
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-02', '2026-11-01T18:15:00.000Z'],
  // Clocks there go from midnight to 1 AM.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
])('In %s the day %s begins at %s', (timeZone, day, moment) => {
  expect(startOfDay(day, timeZone).toISOString()).toBe(moment);
});
