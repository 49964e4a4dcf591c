import { formatDay } from '#shared/i18n/locale.ts';
import { Interpolate } from './Interpolate.tsx';

interface FormattedDateProps {
  /** ISO 8601, such as `2026-11-21`. */
  date: string;
  language: string;
}

export function FormattedDate({ date, language }: FormattedDateProps) {
  return <time dateTime={date}>{formatDay(date, language)}</time>;
}

/** A line of copy, with `{date}` replaced with the day. */
export function DatedText({ copy, ...day }: FormattedDateProps & { copy: string }) {
  return <Interpolate text={copy} values={{ date: <FormattedDate {...day} /> }} />;
}
