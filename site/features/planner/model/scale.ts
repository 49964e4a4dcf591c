/** Steps of the people slider: 20 for each power of ten from 10 to 100,000. */
export const peopleSteps = 80;

/** People at a step of the slider, with two significant digits: 10, 11, 13, 14 ... 100,000. */
export function peopleAt(step: number): number {
  const exact = 10 ** (1 + step / 20);
  const unit = 10 ** Math.floor(Math.log10(exact) - 1);
  return Math.round(exact / unit) * unit;
}

/** The step nearest to a number of people, clamped to the slider's ends. */
export function nearestStep(people: number): number {
  return Math.min(peopleSteps, Math.max(0, Math.round((Math.log10(people) - 1) * 20)));
}

/** The water level in the tank in percent, logarithmic from 100 to 10 million liters. Any need is visible. */
export function tankLevel(liters: number): number {
  if (liters <= 0) return 0;
  return Math.min(97, Math.max(3, Math.round((Math.log10(liters) - 2) * 20)));
}
