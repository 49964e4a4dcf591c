import { type Entries, readEntry } from './entries.ts';
import {
  type Basis,
  groups,
  type InputName,
  inputs,
  mapInputs,
  needs,
  type Unit,
  workedExample,
} from './inputs.ts';

/** What a visitor asks the planner for: all that the address of a plan says. */
export interface PlanRequest {
  entries: Entries;
  basis: Basis;
  unit: Unit;
  /** The need is that of a situation: the visitor has typed none of its numbers. */
  isExample: boolean;
}

export const initialRequest: PlanRequest = {
  entries: workedExample,
  basis: 'people',
  unit: 'liters',
  isExample: true,
};

/** Some inputs have shorter names in links. They must stay, because people save links. */
const shortNames: Partial<Record<InputName, string>> = {
  litersPerPerson: 'lpd',
  litersPerInpatient: 'lpi',
  litersPerDay: 'perday',
  onHand: 'onhand',
};

/** The name of an input in links and in the form on Home. */
export const linkName = (name: InputName) => shortNames[name] ?? name;

/**
 * Reads `?people=2500&days=7&lpd=15`, with `inpatients=60&lpi=60` for a clinic, or `?perday=37500&days=7`;
 * `undefined` without people or amount. `example=1` marks the numbers of a situation. Volumes are in liters.
 */
export function readLink(search: string): PlanRequest | undefined {
  const given = new URLSearchParams(search);
  if (!given.has('people') && !given.has('perday')) return undefined;
  return {
    entries: mapInputs(name => {
      const text = given.get(linkName(name));
      if (text === null) return workedExample[name];
      // `writeLink` writes 1.125 liters like this. Typed into the form on Home, `1,125` may mean a thousand.
      const isExact = inputs[name].isVolume && /^\d/.test(text) && String(Number(text)) === text;
      return isExact ? Number(text) : readEntry(name, text, 'liters');
    }),
    basis: readBasis(given),
    unit: given.get('unit') === 'gallons' ? 'gallons' : 'liters',
    isExample: given.has('example'),
  };
}

function readBasis(given: URLSearchParams): Basis {
  if (!given.has('people')) return 'amount';
  return given.has('inpatients') ? 'clinic' : 'people';
}

/** The query of a plan: its need, and other inputs only if they differ from the worked example. */
export function writeLink({ entries, basis, unit, isExample }: PlanRequest): string {
  const changed = Object.values(groups)
    .flat()
    .filter(name => entries[name] !== workedExample[name]);
  const named = [...needs[basis], ...changed].map(name => [linkName(name), String(entries[name])]);
  if (unit === 'gallons') named.push(['unit', unit]);
  if (isExample) named.push(['example', '1']);
  return `?${new URLSearchParams(named)}`;
}
