import { expect, test } from 'vitest';
import { content } from '../../tests/support/content.ts';
import { officeHours } from './office-hours.ts';
import type { Organization } from './schemas/organization.ts';

const week: Organization['hours'] = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '17:30',
  timeZone: 'America/New_York',
};
const hoursIn = (language: string, hours: Organization['hours']) =>
  officeHours(hours, language, content.copyIn(language)['every-page'].language.officeHours).replace(
    /\s/g,
    ' ',
  );

const written: [language: string, text: string][] = [
  ['en', 'Monday to Friday, 9:00 AM to 5:30 PM Eastern Time'],
  ['es', 'de lunes a viernes, de 9:00 a.m. a 5:30 p.m. (hora del Este)'],
  ['fr', 'du lundi au vendredi, de 9 h à 17 h 30 (heure de l’Est)'],
  ['ht', 'lendi rive vandredi, 9:00 AM – 5:30 PM (lè lès Etazini)'],
  ['ar', 'من الاثنين إلى الجمعة، من 9:00 ص إلى 5:30 م (التوقيت الشرقي لأمريكا الشمالية)'],
];

test.each(written.filter(([language]) => content.languages.includes(language)))(
  'Office hours are written in the form that readers of %s use',
  (language, text) => {
    expect(hoursIn(language, week)).toBe(text);
  },
);

test('Days that do not follow each other are listed', () => {
  expect(hoursIn('en', { ...week, days: ['Monday', 'Thursday'] })).toMatch(/^Monday and Thursday, /);
});
