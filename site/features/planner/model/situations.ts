import { writeAddress } from './address.ts';
import type { Reading } from './entries.ts';
import { type Basis, type InputName, needs, type PlanInput, rates, workedExample } from './inputs.ts';
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

/** Everything that a situation says; without one, the worked example. */
const situationInput = (name?: SituationName): PlanInput => ({
  ...workedExample,
  ...(name && situations[name].need),
});

/** The inputs that a situation sets: empty ones, and those that are still as the situation before left them. */
export function startFrom(
  name: SituationName,
  { input, problems }: Pick<Reading, 'input' | 'problems'>,
  before: SituationName | undefined,
): Partial<PlanInput> {
  const [start, left] = [situationInput(name), situationInput(before)];
  const inputs: readonly InputName[] = needs[situations[name].basis];
  const untouched = inputs.filter(
    needed => problems[needed] === 'missing' || (!problems[needed] && input[needed] === left[needed]),
  );
  return Object.fromEntries(untouched.map(needed => [needed, start[needed]]));
}

export function situationAddress(name: SituationName, unit: Unit): string {
  return writeAddress(situationInput(name), situations[name].basis, unit, true);
}
