import { intlLocale, localWords } from '#content/locale.ts';
import { Filled } from '../filled/Filled.tsx';

interface WrittenDateProps {
  /** ISO 8601, such as `2026-11-21`. */
  date: string;
  language: string;
}

/** A day as the language writes dates. It has no time, so it is the same day in every time zone. */
export function WrittenDate({ date, language }: WrittenDateProps) {
  const format = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{localWords(format.format(new Date(`${date}T00:00:00Z`)), language)}</time>;
}

/** A line of copy, with `{date}` replaced with the day. */
export function DatedText({ copy, ...day }: WrittenDateProps & { copy: string }) {
  return <Filled text={copy} values={{ date: <WrittenDate {...day} /> }} />;
}
