import type { Entries } from './entries.ts';
import {
  type Basis,
  eachInput,
  isUsable,
  needs,
  type PlanInput,
  supplyNames,
  workedExample,
} from './inputs.ts';
import type { Unit } from './unit.ts';

/**
 * Reads `?people=2500&days=7&lpd=15`, with `inpatients=60&lpi=60` for a clinic, or `?perday=37500&days=7`; `undefined`
 * without people or amount. Volumes are always in liters, so `unit=gallons` changes no result. Anything but a usable plain
 * number stays as text, like a typed one. `example=1` marks the numbers of a situation.
 */
export function readAddress(
  search: string,
): { entries: Entries; basis: Basis; unit: Unit; isExample: boolean } | undefined {
  const given = new URLSearchParams(search);
  if (!given.has('people') && !given.has('perday')) return undefined;
  const entries = eachInput(name => {
    const text = given.get(name)?.trim();
    if (text === undefined) return workedExample[name];
    const number = Number(text);
    return String(number) === text && isUsable(name, number) ? number : text;
  });
  return {
    entries,
    basis: readBasis(given),
    unit: given.get('unit') === 'gallons' ? 'gallons' : 'liters',
    isExample: given.has('example'),
  };
}

function readBasis(given: URLSearchParams): Basis {
  if (!given.has('people')) return 'amount';
  return given.has('inpatients') || given.has('lpi') ? 'clinic' : 'people';
}

/** The query of a plan: its need, and other inputs only if they differ from the worked example. */
export function writeAddress(input: PlanInput, basis: Basis, unit: Unit, isExample = false): string {
  const names = [...needs[basis], ...supplyNames.filter(name => input[name] !== workedExample[name])];
  const named = names.map(name => [name, String(input[name])]);
  if (unit === 'gallons') named.push(['unit', unit]);
  if (isExample) named.push(['example', '1']);
  return `?${new URLSearchParams(named)}`;
}
