import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../tests/support/manual-clock.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { databaseMessageStore } from '../contact/database-message-store.ts';
import { newMessage } from '../contact/message-store.suite.ts';
import { createLog } from '../log.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { databaseOutbox } from './database-outbox.ts';
import { type Loop, startLoop } from './loop.ts';
import type { Carrier, Lane, Outbox } from './outbox.ts';

const start = new Date('2026-11-21T12:00:00.000Z');

let clock: ManualClock;
let database: Database;
let outbox: Outbox;
let loop: Loop | undefined;
let logged: string[];
let attempts: string[];
/** Takes the only right to write away from everybody else, and gives it back. */
let lock: () => void;
let unlock: () => void;

beforeEach(async () => {
  clock = manualClock(start);
  const file = join(temporaryFolder(), 'messages.db');
  database = await openDatabase({ kind: 'sqlite', file }, { busyTimeout: 20 });
  outbox = databaseOutbox(database);
  [logged, attempts] = [[], []];
  const other = new DatabaseSync(file);
  lock = () => other.exec('begin immediate');
  unlock = () => other.exec('commit');
});

afterEach(async () => {
  const stopped = loop?.stop(0);
  clock.advance(0);
  await stopped;
  await database.destroy();
});

function begin(carrier: Carrier, lane: Partial<Lane> = {}): Loop {
  loop = startLoop(
    { channels: ['team-mail'], carrier, concurrency: 2, timeout: 60_000, ...lane },
    {
      outbox,
      store: databaseMessageStore(database),
      clock,
      random: () => 0,
      log: createLog('info', { write: line => logged.push(line) }),
      onAttempt: (channel, outcome, lag) => attempts.push(`${channel} ${outcome} ${lag}`),
    },
  );
  return loop;
}

async function store(...references: string[]): Promise<void> {
  const deliveries = [{ channel: 'team-mail', due: clock.now() }] as const;
  for (const reference of references)
    await databaseMessageStore(database).add(newMessage({ reference }, { deliveries }));
}

const rows = async () => (await outbox.list()).map(({ state, attempts }) => `${state} ${attempts}`);
const sent: Carrier = async () => ({ kind: 'sent' });

describe('the loop over the outbox', () => {
  it('tries no more at once than it may, and takes up the next as soon as these have ended', async () => {
    await store('CW-CCCC-CCCC', 'CW-DDDD-DDDD', 'CW-FFFF-FFFF');
    const open: (() => void)[] = [];
    begin(() => new Promise(done => open.push(() => done({ kind: 'sent' }))));
    await expect.poll(() => open).toHaveLength(2);
    for (const end of open.splice(0)) end();
    await expect.poll(() => open).toHaveLength(1);
    expect(clock.now()).toEqual(start);
    for (const end of open.splice(0)) end();
    await expect.poll(rows).toEqual(['sent 1', 'sent 1', 'sent 1']);
  });

  it('goes on when the database is locked, and is seen to have stood still', async () => {
    lock();
    const running = begin(sent);
    await expect.poll(() => logged.join()).toContain('the outbox cannot be read');
    clock.advance(60_000);
    await expect.poll(() => logged.length).toBeGreaterThan(1);
    expect(running.lastPass()).toEqual(start);
    unlock();
    await store('CW-CCCC-CCCC');
    await expect.poll(() => clock.waiting()).toBe(1);
    clock.advance(5_000);
    await expect.poll(rows).toEqual(['sent 1']);
    await expect.poll(() => running.lastPass().getTime()).toBeGreaterThan(start.getTime() + 60_000);
  });

  it('sends once what it could not write down at first', async () => {
    await store('CW-CCCC-CCCC');
    let calls = 0;
    begin(async () => {
      calls++;
      lock();
      return { kind: 'sent' };
    });
    for (let seconds = 0; seconds < 10; seconds += 2) {
      await expect.poll(() => clock.waiting()).toBe(1);
      clock.advance(2_000);
    }
    unlock();
    clock.advance(2_000);
    await expect.poll(rows).toEqual(['sent 1']);
    expect(calls).toBe(1);
  });

  it('counts what a carrier throws as a failed try, and keeps the words of the error out of log and row', async () => {
    await store('CW-CCCC-CCCC');
    begin(async () => {
      throw new TypeError('cannot read Ada Rémy');
    });
    await expect.poll(() => attempts).toEqual(['team-mail failed 0']);
    const [row] = await outbox.list();
    expect(row).toMatchObject({ state: 'pending', nextTryAt: new Date(start.getTime() + 60_000) });
    expect(row?.lastError).toMatch(/^unexpected: TypeError +at .*loop\.test\.ts/);
    expect(row?.lastError + logged.join()).not.toContain('Ada');
  });

  it('keeps what a server said beside the message, and logs only our own words', async () => {
    await store('CW-CCCC-CCCC', 'CW-DDDD-DDDD');
    begin(async ({ reference }) => ({
      kind: reference === 'CW-CCCC-CCCC' ? 'failed' : 'canceled',
      error: 'EENVELOPE at RCPT TO: 550',
      said: 'Ada Rémy is unknown',
    }));
    await expect.poll(() => attempts).toHaveLength(2);
    const errors = (await outbox.list()).map(({ lastError }) => lastError);
    expect(new Set(errors)).toEqual(new Set(['EENVELOPE at RCPT TO: 550 Ada Rémy is unknown']));
    expect(new Set(logged.map(line => JSON.parse(line).error))).toEqual(
      new Set(['EENVELOPE at RCPT TO: 550']),
    );
    expect(logged.join()).not.toContain('Ada');
  });

  it('says that a mail may arrive twice when another process could claim it before it was written down', async () => {
    await store('CW-CCCC-CCCC');
    const inAnHour = new Date(start.getTime() + 3_600_000);
    begin(async () => {
      const others = { channels: ['team-mail'], now: inAnHour, until: inAnHour, limit: 1 } as const;
      expect(await outbox.claim(others)).toHaveLength(1);
      return { kind: 'sent' };
    });
    await expect.poll(() => attempts).toEqual(['team-mail unclaimed 0']);
    expect(logged.map(line => JSON.parse(line))).toEqual([
      {
        level: 40,
        time: expect.any(String),
        reference: 'CW-CCCC-CCCC',
        channel: 'team-mail',
        attempts: 1,
        msg: 'delivered after the claim was lost: it may arrive twice',
      },
    ]);
    expect(await rows()).toEqual(['pending 2']);
  });

  it('does not call dead what somebody tries again during its last try', async () => {
    await store('CW-CCCC-CCCC');
    for (let tries = 0; tries < 43; tries++)
      await outbox.claim({ channels: ['team-mail'], now: start, until: start, limit: 1 });
    begin(async () => {
      await outbox.retry({ reference: 'CW-CCCC-CCCC' }, new Date(start.getTime() + 3_600_000));
      return { kind: 'failed', error: 'no' };
    });
    await expect.poll(() => attempts).toEqual(['team-mail failed 0']);
    expect(await rows()).toEqual(['pending 0']);
    expect(logged.join()).not.toContain('dead');
  });

  it('tells how late a delivery was', async () => {
    await store('CW-CCCC-CCCC');
    clock.advance(90_000);
    begin(sent);
    await expect.poll(() => attempts).toEqual(['team-mail sent 90000']);
  });

  it('counts how late a reminder was from the message on, also when that was held and released later', async () => {
    const kept = databaseMessageStore(database);
    await kept.add(newMessage({ heldFor: ['links'] }));
    const due = new Date(start.getTime() + 18 * 3_600_000);
    await kept.release('CW-7K4M-9QRT', [{ channel: 'reminder-18', due }], new Date(due.getTime() - 60_000));
    clock.advance(18 * 3_600_000 + 5_000);
    begin(sent, { channels: ['reminder-18'] });
    await expect.poll(() => attempts).toEqual(['reminder-18 sent 5000']);
  });

  it('does not sleep over a nudge that comes while it works', async () => {
    let running: Loop | undefined;
    await store('CW-CCCC-CCCC');
    running = begin(async ({ reference }) => {
      if (reference === 'CW-CCCC-CCCC') {
        await store('CW-DDDD-DDDD');
        running?.nudge();
      }
      return { kind: 'sent' };
    });
    await expect.poll(rows).toEqual(['sent 1', 'sent 1']);
    expect(clock.now()).toEqual(start);
  });

  it('keeps pace when the clock jumps back an hour', async () => {
    begin(sent);
    await expect.poll(() => clock.waiting()).toBe(1);
    clock.jump(-3_600_000);
    await store('CW-CCCC-CCCC');
    clock.advance(30_000);
    await expect.poll(rows).toEqual(['sent 1']);
  });
});

describe('the stop', () => {
  it('begins nothing new and waits for what runs', async () => {
    await store('CW-CCCC-CCCC', 'CW-DDDD-DDDD', 'CW-FFFF-FFFF');
    const open: (() => void)[] = [];
    const running = begin(() => new Promise(done => open.push(() => done({ kind: 'sent' }))));
    await expect.poll(() => open).toHaveLength(2);
    const stopped = running.stop(5_000);
    for (const end of open) end();
    await stopped;
    expect((await rows()).toSorted()).toEqual(['pending 0', 'sent 1', 'sent 1']);
  });

  it('leaves what does not end in time to the next process, without calling it failed', async () => {
    await store('CW-CCCC-CCCC');
    let told = false;
    const running = begin((_delivery, _message, signal) => {
      signal.addEventListener('abort', () => {
        told = true;
      });
      return new Promise(() => {});
    });
    await expect.poll(() => clock.waiting()).toBe(1);
    const stopped = running.stop(5_000);
    clock.advance(5_000);
    await stopped;
    expect(told).toBe(true);
    expect(await rows()).toEqual(['pending 1']);
    expect(attempts).toEqual([]);
  });
});
