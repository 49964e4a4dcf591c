import type { Log } from '../log.ts';

/** Something without which the site can't do its work. */
export interface Probe {
  /** What people and programs call it. */
  name: string;
  /** Throws, or takes too long, when it is not there. */
  check(): Promise<void>;
}

/** Names what is missing; nothing when the site is ready. */
export type Readiness = () => Promise<readonly string[]>;

/** Longest wait for a probe, and how long its result holds however often it is asked for. In milliseconds. */
const defaultTimes = { deadline: 2_000, freshFor: 1_000 };

/** Probes at most once a second, and says in the log when something goes away or comes back. */
export function readiness(probes: readonly Probe[], log: Log, times = defaultTimes): Readiness {
  let missing: readonly string[] = [];
  let asked = Number.NEGATIVE_INFINITY;
  let latest: Promise<readonly string[]> = Promise.resolve([]);
  let running = false;

  const probe = async () => {
    running = true;
    const found = await Promise.all(probes.map(one => problemOf(one, times.deadline)));
    const problems = found.filter(problem => problem !== undefined);
    const names = problems.map(({ name }) => name);
    if (names.join() !== missing.join()) {
      for (const { name, error } of problems) log.error({ missing: name, err: error }, 'not ready');
      if (names.length === 0) log.info('ready again');
    }
    missing = names;
    running = false;
    return names;
  };

  return () => {
    if (!running && performance.now() - asked >= times.freshFor) {
      asked = performance.now();
      latest = probe();
    }
    return latest;
  };
}

async function problemOf({ name, check }: Probe, deadline: number) {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${deadline} ms`)), deadline);
  try {
    await Promise.race([check(), late]);
    return undefined;
  } catch (error) {
    return { name, error };
  } finally {
    clearTimeout(timer);
  }
}
