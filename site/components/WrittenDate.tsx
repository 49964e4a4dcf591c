import { formatDay } from '#shared/i18n/locale.ts';
import { Interpolate } from './Interpolate.tsx';

interface WrittenDateProps {
  /** ISO 8601, such as `2026-11-21`. */
  date: string;
  language: string;
}

export function WrittenDate({ date, language }: WrittenDateProps) {
  return <time dateTime={date}>{formatDay(date, language)}</time>;
}

/** A line of copy, with `{date}` replaced with the day. */
export function DatedText({ copy, ...day }: WrittenDateProps & { copy: string }) {
  return <Interpolate text={copy} values={{ date: <WrittenDate {...day} /> }} />;
}
