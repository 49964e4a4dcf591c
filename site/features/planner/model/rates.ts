import { litersInGallon } from './unit.ts';

/** Published planning rates in liters per person per day, the smallest first. The copy names their sources. */
export const rates = {
  survival: 3,
  household: litersInGallon,
  floor: 7.5,
  sphere: 15,
  unhcr: 20,
  inpatient: 60,
} as const;

export type RateName = keyof typeof rates;

export const rateNames = Object.keys(rates).filter((name): name is RateName => name in rates);
