import type { PlanInput } from './inputs.ts';
import { litersInGallon } from './unit.ts';

/** Published planning rates, liters per person per day. The copy says what each covers and its source. */
export const rates = {
  survival: 3,
  household: litersInGallon,
  floor: 7.5,
  company: 10,
  sphere: 15,
  unhcr: 20,
} as const;

export type RateName = keyof typeof rates;

/** From the smallest to the largest. */
export const rateNames: readonly RateName[] = [
  'survival',
  'household',
  'floor',
  'company',
  'sphere',
  'unhcr',
];

type Need = Pick<PlanInput, 'people' | 'days' | 'lpd'>;

/** Situations to start from: examples, not averages. The copy says what each rate covers and its source. */
export const situations = {
  shelter: { people: 400, days: 7, lpd: 15 },
  community: { people: 2500, days: 7, lpd: 15 },
  clinic: { people: 60, days: 7, lpd: 60 },
} as const satisfies Record<string, Need>;

export type SituationName = keyof typeof situations;
export const situationNames: readonly SituationName[] = ['shelter', 'community', 'clinic'];

/** The situation that the three inputs describe, if they are those of one. */
export function situationOf(need: Partial<Need>): SituationName | undefined {
  return situationNames.find(name => {
    const { people, days, lpd } = situations[name];
    return people === need.people && days === need.days && lpd === need.lpd;
  });
}
