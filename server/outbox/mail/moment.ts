/** A moment in words: of the office's clock and of UTC, which means the same everywhere. */
export interface MomentWords {
  date: string;
  time: string;
  eastern: string;
  utc: string;
}

export function momentWords(moment: Date, language: string, timeZone: string): MomentWords {
  const words = (options: Intl.DateTimeFormatOptions) =>
    // Mail programs show the narrow space before "AM" in odd ways.
    new Intl.DateTimeFormat(language, options).format(moment).replaceAll('\u202f', ' ');
  return {
    date: words({ dateStyle: 'long', timeZone }),
    time: words({ timeStyle: 'short', timeZone }),
    eastern: words({ dateStyle: 'long', timeStyle: 'short', timeZone }),
    utc: words({ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
  };
}
