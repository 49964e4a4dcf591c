import { clamped, eachInput, type InputName, inputNames, type PlanInput, workedExample } from './inputs.ts';
import type { Unit } from './unit.ts';

/** The need itself is always in the address, the other inputs only if they differ from the example. */
const always: readonly InputName[] = ['people', 'days', 'lpd'];

/** A plan read from an address, the unit to show it in, and the inputs whose value had to be changed. */
export interface AddressPlan {
  input: PlanInput;
  unit: Unit;
  adjusted: readonly InputName[];
}

/**
 * Reads `?people=2500&days=7&lpd=15`. Any text gives a plan: values are brought within their limits. Volumes are in
 * liters always, so that `unit=gallons` changes no result.
 */
export function readAddress(search: string): AddressPlan {
  const given = new URLSearchParams(search);
  const adjusted: InputName[] = [];
  const input = eachInput(name => {
    const text = given.get(name)?.trim();
    if (text === undefined) return workedExample[name];
    const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    const used = Number.isNaN(value) ? workedExample[name] : clamped(name, value);
    if (used !== value) adjusted.push(name);
    return used;
  });
  return { input, unit: given.get('unit') === 'gallons' ? 'gallons' : 'liters', adjusted };
}

/** The query of a plan, shortest form, always in the same order. */
export function writeAddress(input: PlanInput, unit: Unit): string {
  const named = inputNames
    .filter(name => always.includes(name) || input[name] !== workedExample[name])
    .map(name => [name, String(input[name])]);
  if (unit === 'gallons') named.push(['unit', unit]);
  return `?${new URLSearchParams(named)}`;
}
