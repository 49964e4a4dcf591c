import { expect, test } from 'vitest';
import { intlLocale } from '#shared/i18n/locale.ts';
import { clockTime, spokenTime } from './video-time.ts';
import { wordsForSeconds } from './words-for-seconds.ts';

test('A clock time has minutes and two digits of seconds', () => {
  expect([0, 2.4, 63, 600, 3599.9].map(clockTime)).toEqual(['0:00', '0:02', '1:03', '10:00', '59:59']);
});

test.each([
  ['en', ['0 seconds', '0.1 seconds', '1 second', '2 seconds', '18 seconds']],
  ['ht', ['0 segonn', '0,1 segonn', '1 segonn', '2 segonn', '18 segonn']],
  ['ar', ['0 ثانية', '0.1 ثانية', 'ثانية', 'ثانيتان', '18 ثانية']],
])('A time is spoken in the language of the page, to the tenth: %s', (language, spoken) => {
  const words = wordsForSeconds(language);
  const locale = intlLocale(language);
  const texts = [0, 0.1, 1, 1.96, 18.04].map(time => spokenTime(time, words, locale));
  expect(texts.map(text => text.replace('\u00a0', ' '))).toEqual(spoken);
});
