import type { ContactCopy } from '#shared/content/schemas/contact.ts';
import { weekdays } from '#shared/content/schemas/organization.ts';
import { fill } from '#shared/i18n/fill.ts';
import { formatTimeOfDay, intlLocale, localizeIntlText } from '#shared/i18n/locale.ts';
import { weekdayName } from '#shared/i18n/office-hours.ts';
import styles from './OfficeStatus.module.css';
import type { OfficeHours } from './office-status.ts';

/** Data for the script in OfficeClock. */
export interface OfficeData {
  open: string;
  /** On each day, named in English, after the office has closed: when it opens again. */
  closed: Record<string, string>;
  closedToday: string;
  /** With `{time}`. */
  time: string;
  hours: OfficeHours;
  /** How `Intl` writes the time. */
  locale: string;
}

interface OfficeStatusProps {
  copy: ContactCopy['officeStatus'];
  hours: OfficeHours;
  language: string;
}

/** Says if the office is open right now. Empty until OfficeClock fills it in; its space is reserved. */
export function OfficeStatus({ copy, hours, language }: OfficeStatusProps) {
  const time = formatTimeOfDay(hours.opens, language);
  const say = (text: string, day = '') => localizeIntlText(fill(text, { day, time }), language);
  const data: OfficeData = {
    ...copy,
    closed: Object.fromEntries(
      weekdays.map(today => [today, say(copy.closed, nextWorkday(today, hours, language))]),
    ),
    closedToday: say(copy.closedToday),
    hours,
    locale: intlLocale(language),
  };
  return <span className={`screen-only ${styles.status}`} data-office={JSON.stringify(data)} />;
}

/** The name of the first workday after a day. */
function nextWorkday(today: OfficeHours['days'][number], { days }: OfficeHours, language: string): string {
  const start = weekdays.indexOf(today) + 1;
  const week = [...weekdays.slice(start), ...weekdays.slice(0, start)];
  return weekdayName(week.find(day => days.includes(day)) ?? today, language);
}
