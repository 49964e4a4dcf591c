import { type Basis, needs, type PlanValues, rates, type Unit, workedExample } from './inputs.ts';
import { writeLink } from './plan-link.ts';

/** Where a visitor can start: examples, not averages. The copy names the sources of their rates. */
export const situations = {
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
  amount: { basis: 'amount', need: {} },
} as const satisfies Record<string, { basis: Basis; need: Partial<PlanValues> }>;

export type SituationName = keyof typeof situations;
export const situationNames = Object.keys(situations).filter(
  (name): name is SituationName => name in situations,
);

/** The situation of a basis; for a number of people, the one with the same inputs. */
export function findSituation(basis: Basis, values: Partial<PlanValues>): SituationName | undefined {
  return situationNames.find(name => {
    const example = situationValues(name);
    const isSameNeed = needs.people.every(needed => example[needed] === values[needed]);
    return situations[name].basis === basis && (basis !== 'people' || isSameNeed);
  });
}

/** All values of a situation. What it does not say is as in the worked example. */
export function situationValues(name: SituationName): PlanValues {
  return { ...workedExample, ...situations[name].need };
}

export function situationLink(name: SituationName, unit: Unit): string {
  return writeLink(situationValues(name), situations[name].basis, unit, true);
}
