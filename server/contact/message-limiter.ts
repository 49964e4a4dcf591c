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

interface Bucket {
  of: 'client' | 'site';
  counter: RateLimiterAbstract;
  /** `undefined`: not counted here. */
  keyFor(client: Client): string | undefined;
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
  const bucketsFor = (kind: LimitedKind): Bucket[] => {
    const factor = factors[kind];
    const list: Bucket[] = [];
    if (contactLimit) {
      const client = counterFor(`${kind}-client`, contactLimit, factor);
      const network = counterFor(`${kind}-network`, contactLimit, factor * networkFactor);
      list.push({ of: 'client', counter: client, keyFor: ({ address }) => address });
      list.push({ of: 'client', counter: network, keyFor: client => client.network });
    }
    if (siteLimit)
      list.push({ of: 'site', counter: counterFor(`${kind}-site`, siteLimit, factor), keyFor: () => 'all' });
    return list;
  };
  const buckets = {
    message: bucketsFor('message'),
    distress: bucketsFor('distress'),
    acknowledgement: bucketsFor('acknowledgement'),
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

  const consumeOne = async ({ of, counter, keyFor }: Bucket, client: Client): Promise<LimitDecision> => {
    const key = keyFor(client);
    if (key === undefined) return { allowed: true };
    try {
      await counter.consume(key);
      return { allowed: true };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { allowed: false, of, retryAfterSeconds: waitSeconds(refusal) };
    }
  };
  const refundAll = async (taken: readonly Bucket[], client: Client): Promise<void> => {
    await Promise.all(
      taken.map(async ({ counter, keyFor }) => {
        const key = keyFor(client);
        if (key === undefined) return;
        const { consumedPoints } = await counter.reward(key);
        // An empty count would stay in memory for an hour.
        if (consumedPoints <= 0) await counter.delete(key);
      }),
    );
  };

  const consumeAll = async (kind: LimitedKind, client: Client): Promise<LimitDecision> => {
    const taken: Bucket[] = [];
    // One after the other: a call refused for its client must never count for the site.
    for (const bucket of buckets[kind]) {
      const decision = await consumeOne(bucket, client);
      if (!decision.allowed) {
        await refundAll(taken, client);
        return decision;
      }
      taken.push(bucket);
    }
    return { allowed: true };
  };

  return {
    consume: (kind: LimitedKind, client: Client) =>
      counting(() => consumeAll(kind, client), { allowed: true }),
    /** Undoes a `consume`, for a message that was not stored. */
    refund: (kind: LimitedKind, client: Client) =>
      counting(() => refundAll(buckets[kind], client), undefined),
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
