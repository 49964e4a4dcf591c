import type { Entries } from './entries.ts';
import { eachInput, furtherNames, isUsable, needNames, type PlanInput, workedExample } from './inputs.ts';
import type { Unit } from './unit.ts';

/** What an address puts into the fields, and the unit to show it in. */
export interface AddressPlan {
  entries: Entries;
  unit: Unit;
}

/**
 * Reads `?people=2500&days=7&lpd=15`; `undefined` if no people are named. Volumes are in liters always, so that
 * `unit=gallons` changes no result. A value that no plan can use stays as text, like a typed one, and its field says what
 * to do about it.
 */
export function readAddress(search: string): AddressPlan | undefined {
  const given = new URLSearchParams(search);
  if (!given.has('people')) return undefined;
  const entries = eachInput(name => {
    const text = given.get(name)?.trim();
    if (text === undefined) return workedExample[name];
    return /^\d+(\.\d+)?$/.test(text) && isUsable(name, Number(text)) ? Number(text) : text;
  });
  return { entries, unit: given.get('unit') === 'gallons' ? 'gallons' : 'liters' };
}

/** The query of a plan: the need, the other inputs only if they differ from the example, always in the same order. */
export function writeAddress(input: PlanInput, unit: Unit): string {
  const named = [...needNames, ...furtherNames.filter(name => input[name] !== workedExample[name])].map(
    name => [name, String(input[name])],
  );
  if (unit === 'gallons') named.push(['unit', unit]);
  return `?${new URLSearchParams(named)}`;
}
