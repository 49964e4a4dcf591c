import { type Entries, entryFor } from './entries.ts';
import { type Basis, eachInput, groups, needs, type PlanInput, workedExample } from './inputs.ts';
import type { Unit } from './unit.ts';

/** What a visitor asks the planner for. */
export interface PlanRequest {
  entries: Entries;
  basis: Basis;
  unit: Unit;
  /** The need is that of a situation: the visitor has typed none of its numbers. */
  isSituation: boolean;
}

export const firstRequest: PlanRequest = {
  entries: eachInput(name => String(workedExample[name])),
  basis: 'people',
  unit: 'liters',
  isSituation: true,
};

/** The name of an input in the address, where links that people keep say `perday`. */
const inAddress = (name: keyof PlanInput) => (name === 'litersPerDay' ? 'perday' : name);

/**
 * Reads `?people=2500&days=7&lpd=15`, with `inpatients=60&lpi=60` for a clinic, or `?perday=37500&days=7`; `undefined`
 * without people or amount. Volumes are always in liters, so `unit=gallons` changes no result. `example=1` marks the
 * numbers of a situation.
 */
export function readAddress(search: string): PlanRequest | undefined {
  const given = new URLSearchParams(search);
  if (!given.has('people') && !given.has('perday')) return undefined;
  const unit = given.get('unit') === 'gallons' ? 'gallons' : 'liters';
  return {
    entries: eachInput(name => {
      const text = given.get(inAddress(name))?.trim() ?? String(workedExample[name]);
      // A plain number is liters; anything else is read as if it were typed.
      return String(Number(text)) === text ? entryFor(name, Number(text), unit) : text;
    }),
    basis: readBasis(given),
    unit,
    isSituation: given.has('example'),
  };
}

function readBasis(given: URLSearchParams): Basis {
  if (!given.has('people')) return 'amount';
  return given.has('inpatients') || given.has('lpi') ? 'clinic' : 'people';
}

/** The query of a plan: its need, and other inputs only if they differ from the worked example. */
export function writeAddress(input: PlanInput, basis: Basis, unit: Unit, isSituation = false): string {
  const changed = Object.values(groups)
    .flat()
    .filter(name => input[name] !== workedExample[name]);
  const named = [...needs[basis], ...changed].map(name => [inAddress(name), String(input[name])]);
  if (unit === 'gallons') named.push(['unit', unit]);
  if (isSituation) named.push(['example', '1']);
  return `?${new URLSearchParams(named)}`;
}
