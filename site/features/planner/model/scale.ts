/** How each slider counts: its positions, the number at a position and back, and the numbers along it. */
export const sliders = {
  /** Twenty steps for each power of ten, with two significant digits: 10, 11, 13, 14 ... 100,000. */
  people: {
    min: 0,
    max: 80,
    valueAt: (step: number) => Number((10 ** (1 + step / 20)).toPrecision(2)),
    positionOf: (people: number) => Math.round((Math.log10(people) - 1) * 20),
    marks: [10, 100, 1000, 10_000, 100_000],
  },
  days: {
    min: 1,
    max: 30,
    valueAt: (days: number) => days,
    positionOf: (days: number) => days,
    marks: [1, 10, 20, 30],
  },
};

/** The water level of the tank in percent, logarithmic from 100 to 10 million liters or gallons. */
export function tankLevel(amount: number): number {
  return Math.min(97, Math.max(3, Math.round((Math.log10(amount) - 2) * 20)));
}
