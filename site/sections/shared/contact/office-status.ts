import type { Organization } from '#content/schema/organization.ts';

export type OfficeHours = Organization['hours'];

/** Whether the office is open at a moment, by its own clock. */
export function isOpen(now: Date, hours: OfficeHours): boolean {
  // English parts, because they are compared with `hours.days` and never shown.
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: hours.timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(p => p.type === type)?.value ?? '';
  const clock = `${part('hour')}:${part('minute')}`;
  const isWorkday = hours.days.some(day => day === part('weekday'));
  return isWorkday && clock >= hours.opens && clock < hours.closes;
}

/** Milliseconds until the next full minute. Time zones differ by whole minutes, so it is one everywhere. */
export function untilNextMinute(now: Date): number {
  return 60_000 - (now.getTime() % 60_000);
}
