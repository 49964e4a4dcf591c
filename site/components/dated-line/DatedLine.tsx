interface DatedLineProps {
  /** A line with `{date}` where the date stands. */
  words: string;
  /** ISO 8601, such as `2026-11-21`. */
  date: string;
  /** Language and country as in `en_US`. */
  locale: string;
}

/** A line with a day in it, written as the language writes dates. */
export function DatedLine({ words, date, locale }: DatedLineProps) {
  const [before, after] = words.split('{date}');
  return (
    <p className="muted">
      {before}
      <time dateTime={date}>{writtenDate(date, locale)}</time>
      {after}
    </p>
  );
}

/** A date without a time belongs to no time zone: it is read and written in the same one. */
function writtenDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
