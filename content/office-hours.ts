import { intlLocale, localWords } from './locale.ts';
import { type Organization, weekdays } from './schema/organization.ts';

type Hours = Organization['hours'];

/** `Monday – Friday, 9:00 AM – 5:00 PM Eastern Time`, as the language writes it. Days apart are listed. */
export function officeHours({ days, opens, closes, timeZone }: Hours, language: string): string {
  const comma = language === 'ar' ? '،' : ',';
  return `${localWords(dayText(days, language), language)}${comma} ${timeText(opens, closes, language)} ${zoneName(timeZone, language, 'longGeneric')}`;
}

function dayText(days: Hours['days'], language: string): string {
  const weekday = new Intl.DateTimeFormat(intlLocale(language), { weekday: 'long', timeZone: 'UTC' });
  // January 4, 2026 was a Sunday.
  const dates = weekdays.flatMap((day, index) => (days.includes(day) ? [Date.UTC(2026, 0, 4 + index)] : []));
  const [first, last] = [Math.min(...dates), Math.max(...dates)];
  const areInARow = last - first === (dates.length - 1) * 24 * 60 * 60 * 1000;
  if (areInARow) return weekday.formatRange(first, last);
  return new Intl.ListFormat(intlLocale(language)).format(dates.map(date => weekday.format(date)));
}

function timeText(opens: string, closes: string, language: string): string {
  const moment = (time: string) => new Date(`2026-01-04T${time}Z`);
  const clock = new Intl.DateTimeFormat(intlLocale(language), { timeStyle: 'short', timeZone: 'UTC' });
  // Some languages put a plain space before their "a.m.", where a line may break.
  return clock.formatRange(moment(opens), moment(closes)).replaceAll(' ', '\u00a0');
}

/** The name of a time zone in winter and summer alike: `Eastern Time`, or in short `ET`. */
export function zoneName(
  timeZone: string,
  language: string,
  timeZoneName: 'longGeneric' | 'shortGeneric',
): string {
  const parts = new Intl.DateTimeFormat(intlLocale(language), { timeZone, timeZoneName }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return localWords(name, language);
}
