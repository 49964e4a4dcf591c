import type { Entries } from './entries.ts';
import {
  type Basis,
  eachInput,
  groups,
  type InputName,
  inputs,
  needs,
  type Unit,
  workedExample,
} from './inputs.ts';

export interface PlanRequest {
  entries: Entries;
  basis: Basis;
  unit: Unit;
  /** The need is that of a situation: the visitor has typed none of its numbers. */
  isExample: boolean;
}

export const firstRequest: PlanRequest = {
  entries: workedExample,
  basis: 'people',
  unit: 'liters',
  isExample: true,
};

/** Some inputs have shorter names in links, which people keep. */
const linkNames: Partial<Record<InputName, string>> = {
  litersPerPerson: 'lpd',
  litersPerInpatient: 'lpi',
  litersPerDay: 'perday',
  onHand: 'onhand',
};

export const inLink = (name: InputName) => linkNames[name] ?? name;

/**
 * Reads `?people=2500&days=7&lpd=15`, with `inpatients=60&lpi=60` for a clinic, or `?perday=37500&days=7`;
 * `undefined` without people or amount. `example=1` marks the numbers of a situation.
 */
export function readLink(search: string): PlanRequest | undefined {
  const given = new URLSearchParams(search);
  if (!given.has('people') && !given.has('perday')) return undefined;
  const unit = given.get('unit') === 'gallons' ? 'gallons' : 'liters';
  return {
    entries: eachInput(name => {
      const text = given.get(inLink(name))?.trim() ?? String(workedExample[name]);
      return isExactVolume(name, text) ? Number(text) : text;
    }),
    basis: readBasis(given),
    unit,
    isExample: given.has('example'),
  };
}

/**
 * Whether a text is a volume as `writeLink` writes volumes: in liters, whatever the unit. Any other text,
 * such as `1.500`, somebody has typed.
 */
const isExactVolume = (name: InputName, text: string) =>
  inputs[name].isVolume && Number.isFinite(Number(text)) && String(Number(text)) === text;

function readBasis(given: URLSearchParams): Basis {
  if (!given.has('people')) return 'amount';
  return given.has('inpatients') || given.has('lpi') ? 'clinic' : 'people';
}

/** The query of a plan: its need, and other inputs only if they differ from the worked example. */
export function writeLink(values: Entries, basis: Basis, unit: Unit, isExample = false): string {
  const changed = Object.values(groups)
    .flat()
    .filter(name => values[name] !== workedExample[name]);
  const inQuery = (name: InputName) => {
    const value = values[name];
    // `readLink` would take such a text, typed in gallons, for liters.
    return typeof value === 'string' && unit === 'gallons' && isExactVolume(name, value) ? '' : value;
  };
  const named = [...needs[basis], ...changed].map(name => [inLink(name), String(inQuery(name))]);
  if (unit === 'gallons') named.push(['unit', unit]);
  if (isExample) named.push(['example', '1']);
  return `?${new URLSearchParams(named)}`;
}
