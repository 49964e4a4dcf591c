import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type RunningPostgres, startPostgres } from '../../tests/support/postgres.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { messageLimiter, sharedCounter } from './message-limiter.ts';

let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

async function processAt(url: string) {
  const database = await openDatabase({ kind: 'postgres', url });
  let open = true;
  const close = async () => {
    if (open) await database.destroy();
    open = false;
  };
  onTestFinished(close);
  const failures: unknown[] = [];
  const limiter = messageLimiter({
    sender: { messages: 5, seconds: 600 },
    site: { messages: 8, seconds: 600 },
    makeCounter: sharedCounter(database),
    failed: error => failures.push(error),
  });
  return { database, limiter, failures, close };
}

const keysOf = async (database: Database) => {
  const { rows } = await database.executeQuery(
    database.selectFrom('rate_limits').select(['key', 'points']).orderBy('key').compile(),
  );
  return rows;
};

describe('limits in PostgreSQL', () => {
  it('are shared by all processes, also when messages arrive at once', async () => {
    const url = await postgres.newDatabase();
    const processes = await Promise.all([processAt(url), processAt(url), processAt(url)]);
    const decisions = await Promise.all(
      Array.from({ length: 12 }, (_, n) => processes[n % 3]?.limiter.take('a', false)),
    );
    expect(decisions.filter(decision => decision?.allowed)).toHaveLength(5);
    const refused = decisions.flatMap(d => (d && !d.allowed ? [d.retryAfterSeconds] : []));
    expect(refused).toHaveLength(7);
    for (const seconds of refused) expect(seconds).toBeGreaterThan(590);
    // What one sender was refused is not missing for the others.
    const others = await Promise.all(['b', 'c', 'd', 'e'].map(s => processes[0]?.limiter.take(s, false)));
    expect(others.filter(decision => decision?.allowed)).toHaveLength(3);
    expect(processes.flatMap(({ failures }) => failures)).toEqual([]);
  });

  it('give back what was not stored, and count distress apart', async () => {
    const { database, limiter } = await processAt(await postgres.newDatabase());
    await limiter.take('a', false);
    await limiter.giveBack('a', false);
    await limiter.take('a', true);
    expect(await keysOf(database)).toEqual([
      { key: 'ordinary-sender:a', points: 0 },
      { key: 'ordinary-site:all', points: 0 },
      { key: 'urgent-sender:a', points: 1 },
      { key: 'urgent-site:all', points: 1 },
    ]);
  });

  it('let everything through while the database is away', async () => {
    const { limiter, failures, close } = await processAt(await postgres.newDatabase());
    await close();
    for (let n = 0; n < 10; n++) expect((await limiter.take('a', false)).allowed).toBe(true);
    await limiter.giveBack('a', false);
    expect(failures.length).toBeGreaterThan(0);
  });
});
