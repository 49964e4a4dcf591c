import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDatabase } from '../../tests/support/databases.ts';
import { createManualClock, type ManualClock } from '../../tests/support/manual-clock.ts';
import { newMessage, noon } from '../../tests/support/sample-messages.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { createLog } from '../base/log.ts';
import type { Repetition } from '../base/repeat.ts';
import { createMessageStore } from '../contact/message-store.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import type { Sender } from './deliveries.ts';
import { type ChannelGroup, startDeliveryLoop } from './delivery-loop.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { maxAttempts } from './retry-schedule.ts';

let file: string;
let clock: ManualClock;
let database: Database;
let outbox: Outbox;
let loop: Repetition | undefined;
let logged: string[];
let attempts: string[];

beforeEach(async () => {
  clock = createManualClock(noon);
  file = join(temporaryFolder(), 'messages.db');
  database = await openDatabase({ kind: 'sqlite', file }, { busyTimeoutMs: 20 });
  outbox = createOutbox(database);
  [logged, attempts] = [[], []];
});

afterEach(async () => {
  const stopped = loop?.stop(0);
  clock.advance(0);
  await stopped;
  await database.destroy();
});

function begin(sender: Sender, group: Partial<ChannelGroup> = {}): Repetition {
  loop = startDeliveryLoop(
    { channels: ['team-mail'], sender, timeoutMs: 60_000, ...group },
    {
      outbox,
      findMessage: createMessageStore(database).findByReference,
      clock,
      log: createLog('info', { write: line => logged.push(line) }),
      metrics: { attempted: (channel, outcome) => attempts.push(`${channel} ${outcome}`) },
    },
  );
  return loop;
}

async function store(...references: string[]): Promise<void> {
  const deliveries = [{ channel: 'team-mail', due: clock.now() }] as const;
  for (const reference of references)
    await createMessageStore(database).add(newMessage({ reference }, { deliveries }));
}

const leaveOneAttempt = () =>
  database
    .updateTable('deliveries')
    .set({ attempts: maxAttempts - 1 })
    .execute();

const rows = async () => (await outbox.find()).map(({ state, attempts }) => `${state} ${attempts}`);
const sent: Sender = async () => ({ kind: 'sent' });

test('Two deliveries are attempted at once, and then the next ones without a pause', async () => {
  await store(...[...'CDF'].map(letter => `CW-CCCC-CCC${letter}`));
  const open: (() => void)[] = [];
  begin(() => new Promise(done => open.push(() => done({ kind: 'sent' }))));
  for (const begun of [2, 3]) {
    await expect.poll(() => open).toHaveLength(begun);
    for (const finish of open) finish();
  }
  await expect.poll(rows).toEqual(Array(3).fill('sent 1'));
  expect(clock.now()).toEqual(noon);
});

test('The loop goes on after the database was locked', async () => {
  await store('CW-CCCC-CCCC');
  const unlock = await lockDatabase(file);
  begin(sent);
  await expect.poll(() => logged.join()).toContain('the outbox cannot be read');
  clock.advance(60_000);
  await expect.poll(() => logged.length).toBeGreaterThan(1);
  unlock();
  await expect.poll(() => clock.waiting()).toBe(1);
  clock.advance(5_000);
  await expect.poll(rows).toEqual(['sent 1']);
});

test('An unexpected error is a failed attempt, and its text is neither logged nor stored', async () => {
  await store('CW-CCCC-CCCC');
  begin(async () => {
    throw new TypeError('cannot read Ada Rémy');
  });
  await expect.poll(() => attempts).toEqual(['team-mail failed']);
  const [row] = await outbox.find();
  expect(row).toMatchObject({ state: 'pending', nextTryAt: new Date(noon.getTime() + 60_000) });
  expect(row?.lastError).toMatch(/^unexpected: TypeError +at .*loop\.test\.ts/);
  expect(row?.lastError + logged.join()).not.toContain('Ada');
});

test('A delivery that fails for the last time is dead, and logged as an error', async () => {
  await store('CW-CCCC-CCCC');
  await leaveOneAttempt();
  begin(async () => ({ kind: 'failed', error: '550' }));
  await expect.poll(() => attempts).toEqual(['team-mail dead']);
  expect(await rows()).toEqual([`dead ${maxAttempts}`]);
  expect(JSON.parse(logged.join())).toMatchObject({ level: 50, msg: 'delivery dead' });
});

test('A last attempt that fails after its delivery was canceled leaves no dead delivery, in log or metrics', async () => {
  await store('CW-CCCC-CCCC');
  await leaveOneAttempt();
  begin(async () => {
    await database.updateTable('deliveries').set({ state: 'canceled' }).execute();
    return { kind: 'failed', error: '550' };
  });
  await expect.poll(rows).toEqual([`canceled ${maxAttempts}`]);
  await expect.poll(() => clock.waiting()).toBe(1);
  expect([...logged, ...attempts]).toEqual([]);
});

test('A delivery that its message no longer wants is canceled instead of sent', async () => {
  await store('CW-CCCC-CCCC', 'CW-DDDD-DDDD');
  // As a version before may have left it.
  await database.updateTable('deliveries').set({ channel: 'first-reminder' }).execute();
  await database
    .updateTable('messages')
    .set({ state: 'answered' })
    .where('reference', '=', 'CW-CCCC-CCCC')
    .execute();
  begin(sent, { channels: ['first-reminder'] });
  await expect.poll(rows).toEqual(['canceled 1', 'sent 1']);
  expect(logged.join()).toContain('the message is answered');
});

test('An attempt that takes too long is told to end, counts as failed and is retried', async () => {
  await store('CW-CCCC-CCCC');
  const signals: AbortSignal[] = [];
  const hang: Sender = (_delivery, _message, signal) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  begin(hang, { timeoutMs: 50 });
  await expect.poll(() => attempts).toEqual(['team-mail failed']);
  expect(signals).toMatchObject([{ aborted: true }]);
  expect(await outbox.find()).toMatchObject([{ state: 'pending', lastError: 'timed out after 0.05 s' }]);
});
