/** A time in figures, such as `1:03`; dashes where it is not known. Takes seconds. */
export function clockTime(seconds: number | undefined): string {
  if (seconds === undefined) return '–:––';
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A time as it is spoken, such as "1 minute 3 seconds", in words of the language. Takes seconds. */
export function spokenTime(seconds: number, language: string): string {
  const whole = Math.floor(seconds);
  const parts = { minute: Math.floor(whole / 60), second: whole % 60 };
  const words = Object.entries(parts)
    .filter(([unit, count]) => count > 0 || (unit === 'second' && whole === 0))
    .map(([unit, count]) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    );
  return new Intl.ListFormat(language, { type: 'unit', style: 'narrow' }).format(words);
}
