/** Between a number, or the place for one, and the unit of a measure: 0.2 mg/L. */
const beforeUnit = /(?<=[\d}]) (?=(?:m?L|[mµk]?g|[ck]?m|m³|NTU|gal)(?![\p{L}\d]))/gu;

/** Around the sign of a size: 1600 × 900. */
const aroundTimes = /(?<=[\d}]) (?=×)|(?<=×) /g;

/**
 * Between a number and a word: 24 heures. Not before the long millions, millones, مليار, after the year of a
 * standard (ISO 9001:2015 certified), or in the English 24 hours and 24 hrs, which are fixed to the letter.
 */
const beforeWord = /(?<=\d)(?<!\d:\d{4}) (?=\p{Ll}|\p{Lo})(?!mil|مل|hours|hrs)/gu;

/**
 * A text with no-break spaces where no line may end: before units, in French within « » and before ;:!?%.
 * `0,2 mg/L en 24 horas` becomes `0,2~mg/L en 24~horas`, where `~` is such a space.
 */
export function typeset(text: string, language: string): string {
  const gaps = [beforeUnit, aroundTimes, beforeWord];
  const measured = gaps.reduce((set, gap) => set.replace(gap, '\u00a0'), text);
  return language === 'fr' ? measured.replace(/ (?=[;:!?»%])|(?<=«) /g, '\u00a0') : measured;
}
