/** `npm run chaos` runs everything whole; `npm test` runs a short form of the same. */
export const whole = import.meta.env.MODE === 'whole';

/** How much of something: in the short form, and in the whole one. */
export function size(short: number, all: number): number {
  return whole ? all : short;
}
