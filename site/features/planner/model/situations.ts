import { type Basis, needs, type PlanValues, rates } from './inputs.ts';
import type { PlanRequest } from './plan-link.ts';

export const situationNames = ['shelter', 'community', 'clinic', 'amount'] as const;
export type SituationName = (typeof situationNames)[number];

/** Where a visitor can start: examples, not averages. The copy names the sources of their rates. */
export const situations: Readonly<Record<SituationName, { basis: Basis; need: Partial<PlanValues> }>> = {
  shelter: { basis: 'people', need: { people: 400, days: 7, litersPerPerson: rates.sphere } },
  community: { basis: 'people', need: { people: 2500, days: 7, litersPerPerson: rates.sphere } },
  clinic: {
    basis: 'clinic',
    need: {
      inpatients: 60,
      litersPerInpatient: rates.inpatient,
      people: 100,
      litersPerPerson: rates.sphere,
      days: 7,
    },
  },
  amount: { basis: 'amount', need: { litersPerDay: 37_500, days: 7 } },
};

/** The situation of a basis; for a number of people, the one with the same need. */
export function findSituation({ basis, entries }: PlanRequest): SituationName | undefined {
  return situationNames.find(name => {
    const example = situations[name];
    const isSameNeed = needs[basis].every(input => example.need[input] === entries[input]);
    return example.basis === basis && (basis !== 'people' || isSameNeed);
  });
}

/** A request with the need of a situation in place of its own. */
export function inSituation(name: SituationName, request: PlanRequest): PlanRequest {
  const { basis, need } = situations[name];
  return { ...request, basis, entries: { ...request.entries, ...need }, isExample: true };
}
