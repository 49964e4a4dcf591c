import { useEffect, useState } from 'react';
import { fill } from '#content/fill.ts';
import { intlLocale } from '#content/locale.ts';
import type { ContactCopy } from '#content/schema/contact.ts';
import styles from './OfficeStatus.module.css';
import { type OfficeHours, officeStatus, untilNextMinute } from './office-status.ts';

interface OfficeStatusProps {
  copy: ContactCopy['officeStatus'];
  hours: OfficeHours;
  language: string;
}

/** Whether the office is open right now. Empty until the browser's clock is known; its space is reserved. */
export function OfficeStatus({ copy, hours, language }: OfficeStatusProps) {
  const now = useMinute();
  const clock = new Intl.DateTimeFormat(intlLocale(language), {
    timeStyle: 'short',
    timeZone: hours.timeZone,
  });
  return (
    <span className={`screen-only ${styles.status}`}>
      {now && (
        <>
          <span>{officeStatus(now, hours).open ? copy.open : copy.closed} </span>
          <span>{fill(copy.time, { time: clock.format(now) })}</span>
        </>
      )}
    </span>
  );
}

/** The current time, updated each minute while the tab is visible; `undefined` on the first render. */
function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const moment = new Date();
      setNow(moment);
      timer = setTimeout(look, untilNextMinute(moment));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
