import type { Organization } from '#shared/content/schemas/organization.ts';

export type OfficeHours = Organization['hours'];

/** The office's local day in English, and whether the office is open or opens later that day. */
export function officeAt(now: Date, hours: OfficeHours) {
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
  const day = part('weekday');
  const isWorkday = hours.days.some(workday => workday === day);
  return {
    day,
    isOpen: isWorkday && clock >= hours.opens && clock < hours.closes,
    opensToday: isWorkday && clock < hours.opens,
  };
}

/** The office's time. */
export function officeTime(now: Date, { timeZone }: OfficeHours, locale: string): string {
  return now.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit', timeZone });
}
