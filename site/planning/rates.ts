import type { PlanInput } from './inputs.ts';
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

type Need = Pick<PlanInput, 'people' | 'days' | 'lpd'>;

/** Presets: examples, not averages. The copy names the sources of their rates. */
export const situations = {
  shelter: { people: 400, days: 7, lpd: 15 },
  community: { people: 2500, days: 7, lpd: 15 },
  clinic: { people: 60, days: 7, lpd: rates.inpatient },
} as const satisfies Record<string, Need>;

export type SituationName = keyof typeof situations;
export const situationNames: readonly SituationName[] = ['shelter', 'community', 'clinic'];

/** The preset with these inputs, if there is one. */
export function situationOf(need: Partial<Need>): SituationName | undefined {
  return situationNames.find(name => {
    const { people, days, lpd } = situations[name];
    return people === need.people && days === need.days && lpd === need.lpd;
  });
}
