const timeZone = 'America/New_York';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

const offset = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });

/** A moment as people at the Miami office read it: `Nov 20, 2026, 10:06 PM EST`. */
export function easternTime(moment: Date): string {
  return format.format(moment).replaceAll('\u202f', ' ');
}

/**
 * When a day such as `2026-11-20` begins at the office; an invalid date for a day that is none. Clocks change at
 * 2 o'clock, so the office has the same time when UTC's day begins.
 */
export function easternDay(day: string): Date {
  const utc = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(utc.getTime())) return utc;
  const [, hours = '-05:00'] = /GMT([+-]\d\d:\d\d)/.exec(offset.format(utc)) ?? [];
  return new Date(`${day}T00:00:00${hours}`);
}
