/** A time in seconds as on a clock, such as `1:03`; dashes while it is unknown. */
export function clockTime(seconds: number | undefined): string {
  if (seconds === undefined) return '–:––';
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A time in seconds as the language speaks it, such as "1 minute 3 seconds". */
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
