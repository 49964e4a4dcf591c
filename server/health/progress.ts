import type { Probe } from './readiness.ts';

/** How long nothing may happen, in milliseconds: well above the longest try of a delivery and the rest after it. */
const longestStandstill = 5 * 60 * 1000;

/**
 * That something goes on. Its last sign may be of any clock, as long as it changes: how long it has not is measured
 * without the clock of the machine, which may jump.
 * @param lastSign `undefined`: there is nothing that could stand still
 */
export function progressProbe(
  name: string,
  lastSign: () => number | undefined,
  monotonic: () => number = () => performance.now(),
): Probe {
  let known = lastSign();
  let knownSince = monotonic();
  return {
    name,
    async check() {
      const sign = lastSign();
      if (sign !== known) {
        known = sign;
        knownSince = monotonic();
      }
      const standstill = monotonic() - knownSince;
      if (sign !== undefined && standstill > longestStandstill)
        throw new Error(`nothing has happened for ${Math.round(standstill / 1000)} s`);
    },
  };
}
