import { raceSignal } from './clock.ts';
import type { Log } from './log.ts';

/** Probes by name. Each throws if the site cannot work without what it checks. */
type Probes = Readonly<Record<string, () => Promise<void>>>;

/** Names what is missing; an empty list means ready. */
export type Readiness = () => Promise<readonly string[]>;

/** Runs the probes, and logs when something goes missing or comes back. A probe that takes longer counts as missing. */
export function createReadiness(probes: Probes, log: Log, timeoutMs = 2_000): Readiness {
  let missing: readonly string[] = [];
  const run = async ([name, probe]: [string, () => Promise<void>]) => {
    try {
      await raceSignal(probe(), AbortSignal.timeout(timeoutMs));
      return [];
    } catch (error) {
      return [{ name, error }];
    }
  };
  return async () => {
    const problems = (await Promise.all(Object.entries(probes).map(run))).flat();
    const names = problems.map(({ name }) => name);
    if (names.join() !== missing.join()) {
      for (const { name, error } of problems) log.error({ missing: name, err: error }, 'not ready');
      if (names.length === 0) log.info('ready again');
    }
    missing = names;
    return names;
  };
}

const stallLimitMs = 5 * 60_000;

/**
 * Throws when the last sign of life is more than five minutes ago. Times are those of `performance.now()`, as the machine's
 * clock may jump; `undefined` means that nothing is running that could stall.
 */
export async function assertAlive(lastSignMs: number | undefined, nowMs = performance.now()): Promise<void> {
  const silentMs = nowMs - (lastSignMs ?? nowMs);
  if (silentMs > stallLimitMs) throw new Error(`nothing has happened for ${Math.round(silentMs / 1000)} s`);
}
