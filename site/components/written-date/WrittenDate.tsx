interface WrittenDateProps {
  /** ISO 8601, such as `2026-11-21`. */
  date: string;
  /** Language and country as in `en_US`. */
  locale: string;
}

/** A day, written as the language writes dates. It has no time, so it belongs to no time zone and is the same in all. */
export function WrittenDate({ date, locale }: WrittenDateProps) {
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>;
}

/** A line with the day where its words have `{date}`. */
export function DatedText({ copy, ...day }: WrittenDateProps & { copy: string }) {
  const [before, after] = copy.split('{date}');
  return (
    <>
      {before}
      <WrittenDate {...day} />
      {after}
    </>
  );
}
