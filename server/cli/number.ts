import { InvalidArgumentError } from 'commander';

/** Reads a whole number from 1, as an option's value. */
export function parseCount(text: string): number {
  return parseWhole(text, 1);
}

/** Reads a whole number from 0, as an option's value. */
export function parseOffset(text: string): number {
  return parseWhole(text, 0);
}

function parseWhole(text: string, least: number): number {
  if (/^(0|[1-9]\d{0,6})$/.test(text) && Number(text) >= least) return Number(text);
  throw new InvalidArgumentError(`It must be a whole number from ${least}.`);
}

/** `1 message`, `2 messages`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
