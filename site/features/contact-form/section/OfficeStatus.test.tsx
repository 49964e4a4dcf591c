import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fill } from '#shared/i18n/fill.ts';
import { formatTimeOfDay } from '#shared/i18n/locale.ts';
import { content, readContent } from '../../../../tests/support/content.ts';
import { OfficeStatus } from './OfficeStatus.tsx';
import { type OfficeHours, officeTime } from './office-status.ts';

const copy = readContent('en').contact.officeStatus;

const hours: OfficeHours = {
  days: ['Monday', 'Thursday'],
  opens: '08:30',
  closes: '17:00',
  timeZone: 'America/New_York',
};

function dataIn(language: string) {
  const markup = renderToStaticMarkup(<OfficeStatus copy={copy} hours={hours} language={language} />);
  return JSON.parse(markup.replaceAll('&quot;', '"').match(/data-office="(.*)"/)?.[1] ?? '');
}

test('The clock of the office writes its time as the office hours beside it', () => {
  const now = new Date('2026-01-14T16:45:00Z');
  for (const language of content.languages) {
    const { locale } = dataIn(language);
    const spaced = (time: string) => time.replaceAll(/\s/g, ' ');
    expect(spaced(officeTime(now, hours, locale))).toBe(spaced(formatTimeOfDay('11:45', language)));
  }
});

test('On each day the closed office says when it opens again', () => {
  const until = (day: string) => fill(copy.closed, { day, time: formatTimeOfDay('08:30', 'en') });
  expect(dataIn('en').closed).toMatchObject({
    Sunday: until('Monday'),
    Monday: until('Thursday'),
    Thursday: until('Monday'),
    Saturday: until('Monday'),
  });
});
