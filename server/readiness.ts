import { raceSignal } from './clock.ts';
import type { Log } from './log.ts';

/** Probes by name. Each throws if the site cannot work without what it checks. */
type Probes = Readonly<Record<string, () => Promise<void>>>;

/** Names what is missing; an empty list means ready. */
export type Readiness = () => Promise<readonly string[]>;

/** How long a probe may take, and how long its result is cached. */
const defaultTimes = { timeoutMs: 2_000, cacheTtlMs: 1_000 };

/** Runs the probes at most once a second, and logs when something goes missing or comes back. */
export function createReadiness(probes: Probes, log: Log, times = defaultTimes): Readiness {
  let missing: readonly string[] = [];
  let startedAt = Number.NEGATIVE_INFINITY;
  let latest: Promise<readonly string[]> = Promise.resolve([]);

  /** A second check never starts while one that timed out is still running. */
  const pending = new Map<string, Promise<void>>();
  const runProbe = async ([name, probe]: [string, () => Promise<void>]) => {
    const checking = pending.get(name) ?? probe().finally(() => pending.delete(name));
    pending.set(name, checking);
    try {
      await raceSignal(checking, AbortSignal.timeout(times.timeoutMs));
      return undefined;
    } catch (error) {
      return { name, error };
    }
  };

  const runProbes = async () => {
    const results = await Promise.all(Object.entries(probes).map(runProbe));
    const problems = results.filter(problem => problem !== undefined);
    const names = problems.map(({ name }) => name);
    if (names.join() !== missing.join()) {
      for (const { name, error } of problems) log.error({ missing: name, err: error }, 'not ready');
      if (names.length === 0) log.info('ready again');
    }
    missing = names;
    return names;
  };

  return () => {
    if (performance.now() - startedAt >= times.cacheTtlMs) {
      startedAt = performance.now();
      latest = runProbes();
    }
    return latest;
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
