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

/** How each slider counts: its positions, the number at a position and back, and the numbers along it. */
export const sliders = {
  people: {
    min: 0,
    max: peopleSteps,
    valueAt: peopleAt,
    positionOf: nearestStep,
    marks: [10, 100, 1000, 10_000, 100_000],
  },
  days: {
    min: 1,
    max: 30,
    valueAt: (days: number) => days,
    positionOf: (days: number) => Math.min(30, days),
    marks: [1, 10, 20, 30],
  },
};

/** The water level of the tank in percent, logarithmic from 100 to 10 million liters or gallons. */
export function tankLevel(amount: number): number {
  return Math.min(97, Math.max(3, Math.round((Math.log10(amount) - 2) * 20)));
}
