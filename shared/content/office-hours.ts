import { fill } from '../i18n/fill.ts';
import { formatTimeOfDay, inOwnWords, intlLocale, joinParts } from '../i18n/locale.ts';
import type { OfficeHoursForms } from './schemas/every-page.ts';
import { type Organization, weekdays } from './schemas/organization.ts';

type Hours = Organization['hours'];

/** `Monday to Friday, 9:00 AM to 5:00 PM Eastern Time`, as the language writes it. Days apart are listed. */
export function officeHours(
  { days, opens, closes, timeZone }: Hours,
  language: string,
  forms: OfficeHoursForms,
): string {
  return fill(forms.hours, {
    days: formatDays(days, language, forms),
    opens: formatTimeOfDay(opens, language),
    closes: formatTimeOfDay(closes, language),
    zone: zoneName(timeZone, language),
  });
}

function formatDays(days: Hours['days'], language: string, forms: OfficeHoursForms): string {
  const places = weekdays.flatMap((day, place) => (days.includes(day) ? [place] : []));
  const format = new Intl.DateTimeFormat(intlLocale(language), { weekday: 'long', timeZone: 'UTC' });
  // January 4, 2026 was a Sunday.
  const names = places.map(place => inOwnWords(format.format(Date.UTC(2026, 0, 4 + place)), language));
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const areInARow = Math.max(...places) - Math.min(...places) === places.length - 1;
  if (areInARow && first !== last) return fill(forms.days, { first, last });
  return joinParts(new Intl.ListFormat(intlLocale(language)).formatToParts(names), language);
}

/** The name of a time zone in winter and summer, the same wherever a time is written: `Eastern Time`. */
export function zoneName(timeZone: string, language: string): string {
  const format = new Intl.DateTimeFormat(intlLocale(language), { timeZone, timeZoneName: 'longGeneric' });
  const parts = format.formatToParts();
  return inOwnWords(parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone, language);
}
