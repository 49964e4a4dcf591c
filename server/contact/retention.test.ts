import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { loadOrganization } from '#shared/content/load-content.ts';
import { temporaryDatabase } from '../../tests/support/databases.ts';
import { createManualClock } from '../../tests/support/manual-clock.ts';
import { newMessage, noon } from '../../tests/support/sample-messages.ts';
import { day, hour } from '../base/clock.ts';
import { createLog } from '../base/log.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createMessageStore } from './message-store.ts';
import { monthsBefore, startRetention } from './retention.ts';

/** A store with messages for a retention of twelve months. */
async function setUp() {
  const database = await temporaryDatabase();
  const store = createMessageStore(database);
  const outbox = createOutbox(database);
  const clock = createManualClock(noon);
  const logged: string[] = [];
  const log = createLog('info', { write: line => logged.push(line) });
  const start = (eraseBefore = store.eraseBefore) => {
    const retention = startRetention({ store: { ...store, eraseBefore }, outbox, months: 12, clock, log });
    onTestFinished(() => retention.stop());
    return retention;
  };
  const received = (reference: string, at: string) =>
    store.add(newMessage({ reference, receivedAt: new Date(at) }, { keyHash: reference }));
  const getState = async (reference: string) => (await store.findByReference(reference))?.state;
  const passed = () => expect.poll(() => clock.waiting()).toBe(1);
  return { store, outbox, clock, logged, start, received, getState, passed };
}

test('Messages past their time are erased at startup, and only their number is logged', async () => {
  const { start, received, getState, logged, passed } = await setUp();
  await received('CW-CCCC-CCCC', '2025-11-21T11:59:59.999Z');
  await received('CW-DDDD-DDDD', '2025-11-21T12:00:00.000Z');
  await received('CW-FFFF-FFFF', noon.toISOString());
  start();
  await passed();
  expect(await getState('CW-CCCC-CCCC')).toBe('erased');
  expect(await getState('CW-DDDD-DDDD')).toBe('new');
  const { time, level, ...line } = JSON.parse(logged[0] ?? '');
  expect(line).toEqual({ erased: 1, months: 12, msg: 'expired messages erased' });
});

test('Erasing is repeated every six hours until it is stopped', async () => {
  const { start, received, getState, clock, passed } = await setUp();
  await received('CW-CCCC-CCCC', '2025-11-21T17:59:59.999Z');
  const retention = start();
  await passed();
  expect(await getState('CW-CCCC-CCCC')).toBe('new');
  clock.advance(6 * hour);
  await passed();
  expect(await getState('CW-CCCC-CCCC')).toBe('erased');
  await retention.stop();
  expect(clock.waiting()).toBe(0);
});

test('While there is something to erase, the next pass follows at once', async () => {
  const { start, clock, passed } = await setUp();
  const batches = [200, 1];
  start(async () => batches.shift() ?? 0);
  for (const left of [1, 0, 0]) {
    await passed();
    expect(batches).toHaveLength(left);
    clock.advance(1);
  }
  expect(clock.waiting()).toBe(1);
});

test('Keys are forgotten after eight days and acknowledgements after an hour', async () => {
  const { start, store, outbox, received, passed } = await setUp();
  await received('CW-CCCC-CCCC', new Date(noon.getTime() - 8 * day).toISOString());
  await received('CW-DDDD-DDDD', new Date(noon.getTime() - 8 * day + 1).toISOString());
  const anHourAgo = new Date(noon.getTime() - hour);
  await outbox.takeTurn('address', 'CW-CCCC-CCCC', anHourAgo);
  start();
  await passed();
  expect(await store.findByKey('CW-CCCC-CCCC')).toBeUndefined();
  expect(await store.findByKey('CW-DDDD-DDDD')).toBeDefined();
  expect(await outbox.takeTurn('address', 'CW-DDDD-DDDD', anHourAgo)).toEqual({});
});

test('A failed pass is repeated after ten minutes', async () => {
  const { start, clock, logged, passed } = await setUp();
  start(() => Promise.reject(new Error('database is locked')));
  await passed();
  expect(logged.join('')).toContain('retention failed');
  clock.advance(10 * 60 * 1000 - 1);
  expect(clock.waiting()).toBe(1);
  clock.advance(1);
  await expect.poll(() => logged).toHaveLength(2);
});

test.each([
  ['2026-11-21T12:00:00.000Z', 12, '2025-11-21T12:00:00.000Z'],
  ['2026-01-31T00:00:00.000Z', 2, '2025-11-30T00:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', 12, '2023-02-28T00:00:00.000Z'],
])('The moment %s less %i months is %s', (from, months, to) => {
  expect(monthsBefore(new Date(from), months).toISOString()).toBe(to);
});

test('The systemd units keep logs and backups as long as the privacy policy says', () => {
  const { logDays, backupDays } = loadOrganization().retention;
  const expectLine = (file: string, line: string) =>
    expect(readFileSync(file, 'utf8').split('\n'), `${file} needs the line ${line}`).toContainEqual(
      expect.stringMatching(RegExp(`^${line}$`)),
    );
  // A file of the journal is deleted whole, and holds up to a day.
  expectLine('deploy/journald@clearwell.conf', 'MaxFileSec=1day');
  expectLine('deploy/journald@clearwell.conf', `MaxRetentionSec=${logDays - 1}day`);
  // One backup is made a night.
  expectLine('deploy/clearwell-backup.service', `ExecStart=.* --keep ${backupDays}`);
});
