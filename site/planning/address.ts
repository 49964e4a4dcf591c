import type { Entries } from './entries.ts';
import { eachInput, furtherNames, isUsable, needNames, type PlanInput, workedExample } from './inputs.ts';
import type { Unit } from './unit.ts';

/** The entries and the unit of an address. */
export interface AddressPlan {
  entries: Entries;
  unit: Unit;
}

/**
 * Reads `?people=2500&days=7&lpd=15`; `undefined` without `people`. Volumes are always in liters, so `unit=gallons` changes
 * no result. An unusable value stays as text, like a typed one, and its field shows the problem.
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

/** The query of a plan: people, days and liters, and other inputs only if they differ from the worked example. */
export function writeAddress(input: PlanInput, unit: Unit): string {
  const named = [...needNames, ...furtherNames.filter(name => input[name] !== workedExample[name])].map(
    name => [name, String(input[name])],
  );
  if (unit === 'gallons') named.push(['unit', unit]);
  return `?${new URLSearchParams(named)}`;
}
