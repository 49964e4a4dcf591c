import { intlLocale, localizeIntlText } from '#shared/i18n/locale.ts';

/** A time in seconds as on a clock, such as `1:03`; dashes while it is unknown. */
export function clockTime(seconds: number | undefined): string {
  if (seconds === undefined) return '–:––';
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A time in seconds as the language speaks it, to the tenth that an arrow key moves: "1 minute 3.2 seconds". */
export function spokenTime(seconds: number, language: string): string {
  const tenths = Math.round(seconds * 10);
  const parts = { minute: Math.floor(tenths / 600), second: (tenths % 600) / 10 };
  const words = Object.entries(parts)
    .filter(([unit, count]) => count > 0 || (unit === 'second' && tenths === 0))
    .map(([unit, count]) =>
      new Intl.NumberFormat(intlLocale(language), { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    );
  const list = new Intl.ListFormat(intlLocale(language), { type: 'unit', style: 'narrow' }).format(words);
  return localizeIntlText(list, language);
}
