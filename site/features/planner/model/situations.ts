import { writeAddress } from './address.ts';
import { type Basis, needs, type PlanInput, rates, workedExample } from './inputs.ts';
import type { Unit } from './unit.ts';

/** Where a visitor can start: examples, not averages. The copy names the sources of their rates. */
export const situations = {
  shelter: { basis: 'people', need: { people: 400, days: 7, lpd: rates.sphere } },
  community: { basis: 'people', need: { people: 2500, days: 7, lpd: rates.sphere } },
  clinic: {
    basis: 'clinic',
    need: { inpatients: 60, lpi: rates.inpatient, people: 100, lpd: rates.sphere, days: 7 },
  },
  amount: { basis: 'amount', need: {} },
} as const satisfies Record<string, { basis: Basis; need: Partial<PlanInput> }>;

export type SituationName = keyof typeof situations;
export const situationNames: readonly SituationName[] = ['shelter', 'community', 'clinic', 'amount'];

/** The situation of a basis; for a number of people, the one with the same inputs. */
export function findSituation(basis: Basis, input: Partial<PlanInput>): SituationName | undefined {
  if (basis !== 'people') return basis;
  return (['shelter', 'community'] as const).find(name =>
    needs.people.every(needed => situations[name].need[needed] === input[needed]),
  );
}

/** Everything that a situation says; the worked example for the rest. */
export function situationInput(name: SituationName): PlanInput {
  return { ...workedExample, ...situations[name].need };
}

export function situationAddress(name: SituationName, unit: Unit): string {
  return writeAddress(situationInput(name), situations[name].basis, unit, true);
}
