/** A time in seconds as on a clock, such as `1:03`. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A time in seconds as a language speaks it, to the tenth that an arrow key moves: "3.2 seconds". */
export function spokenTime(
  seconds: number,
  words: Readonly<Record<string, string | undefined>>,
  locale: string,
): string {
  const tenths = Math.round(seconds * 10) / 10;
  const template = words[new Intl.PluralRules(locale).select(tenths)] ?? words['other'] ?? '';
  return template.replace('{n}', new Intl.NumberFormat(locale).format(tenths));
}
