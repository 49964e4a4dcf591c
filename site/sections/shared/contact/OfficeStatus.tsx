import { intlLocale } from '#content/locale.ts';
import type { ContactCopy } from '#content/schema/contact.ts';
import styles from './OfficeStatus.module.css';
import type { OfficeHours } from './office-status.ts';

/** What the script in OfficeClock reads from the page. */
export interface OfficeData {
  copy: ContactCopy['officeStatus'];
  hours: OfficeHours;
  /** How `Intl` writes the time. */
  locale: string;
}

interface OfficeStatusProps {
  copy: OfficeData['copy'];
  hours: OfficeHours;
  language: string;
}

/** Whether the office is open right now. Empty until OfficeClock fills it in; its space is reserved. */
export function OfficeStatus({ copy, hours, language }: OfficeStatusProps) {
  const data: OfficeData = { copy, hours, locale: intlLocale(language) };
  return <span className={`screen-only ${styles.status}`} data-office={JSON.stringify(data)} />;
}
