import { CompiledQuery } from 'kysely';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { raceSignal } from '../clock.ts';
import type { ContactLimit } from '../config.ts';
import type { Log } from '../log.ts';
import type { Database } from '../storage/database.ts';
import type { Client } from './client.ts';

/** Each kind has its own counter. Distress gets ten times the limit, so that it is accepted even during a flood. */
const factors = { message: 1, distress: 10, acknowledgement: 1 };

export type LimitedKind = keyof typeof factors;

/** A whole network may send this many times what one client may. */
const networkFactor = 10;

export type LimitDecision =
  | { allowed: true }
  | { allowed: false; of: 'client' | 'site'; retryAfterSeconds: number };

export type MessageLimiter = ReturnType<typeof messageLimiter>;

export interface LimiterDeps {
  /** `undefined`: no limit. */
  contactLimit: ContactLimit | undefined;
  /** For all clients together. */
  siteLimit: ContactLimit | undefined;
  makeCounter(options: IRateLimiterOptions): RateLimiterAbstract;
  log: Log;
  /** How long a message waits to be counted. */
  timeoutMs?: number;
}

/** For this long after counting failed, no message waits for it. */
const pauseMs = 30_000;

interface Count {
  of: 'client' | 'site';
  counter: RateLimiterAbstract;
  /** `undefined`: not counted here. */
  keyOf(client: Client): string | undefined;
}

/**
 * Stops one client, one network or a flood from exhausting what everyone shares. If counting fails, nothing is limited: a
 * limit must never cost a call for help.
 */
export function messageLimiter({
  contactLimit,
  siteLimit,
  makeCounter,
  log,
  timeoutMs = 1_000,
}: LimiterDeps) {
  const counterFor = (keyPrefix: string, limit: ContactLimit, factor: number) =>
    makeCounter({ keyPrefix, points: limit.messages * factor, duration: limit.seconds });
  const countsOf = (kind: LimitedKind): Count[] => {
    const factor = factors[kind];
    const counts: Count[] = [];
    if (contactLimit) {
      const client = counterFor(`${kind}-client`, contactLimit, factor);
      const network = counterFor(`${kind}-network`, contactLimit, factor * networkFactor);
      counts.push({ of: 'client', counter: client, keyOf: ({ address }) => address });
      counts.push({ of: 'client', counter: network, keyOf: client => client.network });
    }
    if (siteLimit)
      counts.push({ of: 'site', counter: counterFor(`${kind}-site`, siteLimit, factor), keyOf: () => 'all' });
    return counts;
  };
  const counts = {
    message: countsOf('message'),
    distress: countsOf('distress'),
    acknowledgement: countsOf('acknowledgement'),
  };
  let pausedUntil = Number.NEGATIVE_INFINITY;
  const isPaused = () => performance.now() < pausedUntil;
  /** Returns `otherwise` if counting fails or takes too long. */
  const counting = async <T>(count: () => Promise<T>, otherwise: T): Promise<T> => {
    if (isPaused()) return otherwise;
    try {
      return await raceSignal(count(), AbortSignal.timeout(timeoutMs));
    } catch (error) {
      if (!isPaused()) log.error({ err: error }, 'rate limiter unavailable, not limiting for 30 s');
      pausedUntil = performance.now() + pauseMs;
      return otherwise;
    }
  };

  const takeOne = async ({ of, counter, keyOf }: Count, client: Client): Promise<LimitDecision> => {
    const key = keyOf(client);
    if (key === undefined) return { allowed: true };
    try {
      await counter.consume(key);
      return { allowed: true };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { allowed: false, of, retryAfterSeconds: waitSeconds(refusal) };
    }
  };
  const giveBackAll = async (taken: readonly Count[], client: Client): Promise<void> => {
    await Promise.all(
      taken.map(async ({ counter, keyOf }) => {
        const key = keyOf(client);
        if (key === undefined) return;
        const { consumedPoints } = await counter.reward(key);
        // An empty count would stay in memory for an hour.
        if (consumedPoints <= 0) await counter.delete(key);
      }),
    );
  };

  const takeAll = async (kind: LimitedKind, client: Client): Promise<LimitDecision> => {
    const taken: Count[] = [];
    // One after the other: a call refused for its client must never count for the site.
    for (const count of counts[kind]) {
      const decision = await takeOne(count, client);
      if (!decision.allowed) {
        await giveBackAll(taken, client);
        return decision;
      }
      taken.push(count);
    }
    return { allowed: true };
  };

  return {
    take: (kind: LimitedKind, client: Client) => counting(() => takeAll(kind, client), { allowed: true }),
    /** Undoes a `take`, for a message that was not stored. */
    giveBack: (kind: LimitedKind, client: Client) =>
      counting(() => giveBackAll(counts[kind], client), undefined),
  };
}

/** Whole seconds until a refused client may try again. */
function waitSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

/** Counts in the memory of this process. */
export function memoryCounter(options: IRateLimiterOptions): RateLimiterAbstract {
  return new RateLimiterMemory(options);
}

/** Counts in the table `rate_limits` of a PostgreSQL database, for all its processes together. */
export function sharedCounter(database: Database): (options: IRateLimiterOptions) => RateLimiterAbstract {
  let last: Promise<unknown> = Promise.resolve();
  // The library expects a client of `pg`; it calls nothing but `query`.
  const storeClient = {
    async query({ text, values }: { text: string; values: readonly unknown[] }) {
      const run = () => database.executeQuery(CompiledQuery.raw(text, [...values]));
      // One after the other: counts that wait for a lock must leave connections to messages.
      const result = last.then(run, run);
      last = result;
      const { rows } = await result;
      return { rows, rowCount: rows.length };
    },
  };
  return options =>
    new RateLimiterPostgres({
      ...options,
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
    });
}
