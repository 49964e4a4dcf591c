import {
  clamped,
  eachInput,
  type InputName,
  inputNames,
  type PlanInput,
  ranges,
  workedExample,
} from './inputs.ts';

/** The need itself always stands in the address; the rest only where it differs from the example. */
const always: readonly InputName[] = ['people', 'days', 'lpd'];

/** A plan read from an address, and the inputs whose value there could not be used as it stood. */
export interface AddressPlan {
  input: PlanInput;
  adjusted: readonly InputName[];
}

/** Reads `?people=2500&days=7&lpd=15`. Whatever stands there gives a plan: values are brought into their ranges. */
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
  return { input, adjusted };
}

/** The query of a plan, shortest form, always in the same order. */
export function writeAddress(input: PlanInput): string {
  const named = inputNames
    .filter(name => always.includes(name) || input[name] !== workedExample[name])
    .map(name => [name, plain(input[name], ranges[name].decimals)]);
  return `?${new URLSearchParams(named)}`;
}

function plain(value: number, decimals: number): string {
  return decimals === 0 ? String(value) : value.toFixed(decimals).replace(/\.?0+$/, '');
}
