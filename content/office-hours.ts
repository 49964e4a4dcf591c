import { fill } from './fill.ts';
import { intlLocale, localWords } from './locale.ts';
import { type Organization, weekdays } from './schema/organization.ts';

type Hours = Organization['hours'];

/** What `Intl` has no forms for: a range of days, and days with hours. */
const englishForm = { days: '{first} to {last}', hours: '{days}, {opens} to {closes} {zone}' };
const forms: Readonly<Record<string, typeof englishForm>> = {
  es: { days: 'de {first} a {last}', hours: '{days}, de {opens} a {closes} ({zone})' },
  fr: { days: 'du {first} au {last}', hours: '{days}, de {opens} à {closes} ({zone})' },
  ht: { days: '{first} rive {last}', hours: '{days}, {opens} – {closes} ({zone})' },
  ar: { days: 'من {first} إلى {last}', hours: '{days}، من {opens} إلى {closes} ({zone})' },
};

/** `Monday to Friday, 9:00 AM to 5:00 PM Eastern Time`, as the language writes it. Days apart are listed. */
export function officeHours({ days, opens, closes, timeZone }: Hours, language: string): string {
  return fill((forms[language] ?? englishForm).hours, {
    days: dayText(days, language),
    opens: timeText(opens, language),
    closes: timeText(closes, language),
    zone: zoneName(timeZone, language, 'longGeneric'),
  });
}

function dayText(days: Hours['days'], language: string): string {
  const weekday = new Intl.DateTimeFormat(intlLocale(language), { weekday: 'long', timeZone: 'UTC' });
  // January 4, 2026 was a Sunday.
  const dates = weekdays.flatMap((day, index) => (days.includes(day) ? [Date.UTC(2026, 0, 4 + index)] : []));
  const names = dates.map(date => localWords(weekday.format(date), language));
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const areInARow = Math.max(...dates) - Math.min(...dates) === (dates.length - 1) * 24 * 60 * 60 * 1000;
  if (areInARow && first !== last) return fill((forms[language] ?? englishForm).days, { first, last });
  return localWords(new Intl.ListFormat(intlLocale(language)).format(names), language);
}

function timeText(time: string, language: string): string {
  const clock = new Intl.DateTimeFormat(intlLocale(language), { timeStyle: 'short', timeZone: 'UTC' });
  const text = clock.format(new Date(`2026-01-04T${time}Z`));
  // French: 9 h, 9 h 30.
  if (language === 'fr')
    return text
      .replace(/^0?(\d+):(\d+)$/, '$1 h $2')
      .replace(/ 00$/, '')
      .replaceAll(' ', '\u00a0');
  // Some languages put a plain space before their "a.m.", where a line may break.
  return text.replaceAll(' ', '\u00a0');
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
