/** A moment in the words of a language, in a time zone (IANA name). */
export interface MomentWords {
  date: string;
  time: string;
  both: string;
}

/** Says when something happened or will happen. `timeZone` left out means the visitor's own. */
export function momentWords(moment: Date, language: string, timeZone?: string): MomentWords {
  const copy = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, ...(timeZone && { timeZone }) }).format(moment);
  return {
    date: copy({ dateStyle: 'long' }),
    time: copy({ timeStyle: 'short' }),
    both: copy({ dateStyle: 'long', timeStyle: 'short' }),
  };
}
