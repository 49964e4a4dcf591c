import { writeAddress } from './address.ts';
import type { Entries } from './entries.ts';
import { type Basis, type InputName, needs, type PlanInput, workedExample } from './inputs.ts';
import { rates } from './rates.ts';
import type { Unit } from './unit.ts';

/** Presets: examples, not averages. The copy names the sources of their rates. */
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

/** The situation of a basis; for a number of people, the preset with the same inputs. */
export function situationOf(basis: Basis, input: Partial<PlanInput>): SituationName | undefined {
  if (basis !== 'people') return basis;
  return (['shelter', 'community'] as const).find(name =>
    needs.people.every(needed => situations[name].need[needed] === input[needed]),
  );
}

/** The entries that a preset sets: empty ones and those with the number of a preset, not the visitor's own. */
export function startFrom(name: SituationName, entries: Entries): Partial<Entries> {
  const presets: Partial<PlanInput>[] = [workedExample, ...Object.values(situations).map(({ need }) => need)];
  const isUntouched = (input: InputName) =>
    entries[input] === '' || presets.some(preset => preset[input] === entries[input]);
  const { basis, need } = situations[name];
  const start: PlanInput = { ...workedExample, ...need };
  return Object.fromEntries(needs[basis].filter(isUntouched).map(input => [input, start[input]]));
}

export function addressOf(name: SituationName, unit: Unit): string {
  const { basis, need } = situations[name];
  return writeAddress({ ...workedExample, ...need }, basis, unit);
}
