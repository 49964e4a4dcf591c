import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { manualClock } from '../../tests/support/manual-clock.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { createLog } from '../log.ts';
import { databaseOutbox } from '../outbox/database-outbox.ts';
import { openDatabase } from '../storage/database.ts';
import { beat, lastBeat } from '../storage/installation.ts';
import { databaseMessageStore } from './database-message-store.ts';
import { newMessage } from './message-store.suite.ts';
import { monthsBefore, startRetention } from './retention.ts';

const noon = new Date('2026-11-21T12:00:00.000Z');
const hour = 60 * 60 * 1000;
const day = 24 * hour;

async function keeping(months: number) {
  const database = await openDatabase({ kind: 'sqlite', file: join(temporaryFolder(), 'messages.db') });
  const store = databaseMessageStore(database);
  const outbox = databaseOutbox(database);
  const clock = manualClock(noon);
  const logged: string[] = [];
  const log = createLog('info', { write: line => logged.push(line) });
  onTestFinished(() => database.destroy());
  const passes = {
    last: () => lastBeat(database, 'retention'),
    passed: (at: Date) => beat(database, 'retention', at),
  };
  const start = (eraseBefore = store.eraseBefore) => {
    const retention = startRetention({
      store: { ...store, eraseBefore },
      outbox,
      passes,
      months,
      clock,
      log,
    });
    onTestFinished(retention.stop);
    return retention;
  };
  const received = (reference: string, at: string) =>
    store.add(newMessage({ reference, receivedAt: new Date(at) }));
  const stateOf = async (reference: string) => (await store.findByReference(reference))?.state;
  /** Passes that are done, with their rest before. */
  const goOn = async (passes: number) => {
    for (let pass = 0; pass < passes; pass++) {
      clock.advance(6 * hour);
      await expect.poll(() => clock.waiting()).toBe(1);
    }
  };
  return { store, outbox, clock, logged, start, received, stateOf, goOn };
}

describe('the retention', () => {
  it('erases at the start what is past its time, and tells how many that were and nothing more', async () => {
    const { start, received, stateOf, logged } = await keeping(12);
    await received('CW-CCCC-CCCC', '2025-11-21T11:59:59.999Z');
    await received('CW-DDDD-DDDD', '2025-11-21T12:00:00.000Z');
    start();
    await expect.poll(() => stateOf('CW-CCCC-CCCC')).toBe('erased');
    expect(await stateOf('CW-DDDD-DDDD')).toBe('new');
    await expect.poll(() => logged).toHaveLength(1);
    const { time, level, ...line } = JSON.parse(logged[0] ?? '');
    expect(line).toEqual({ erased: 1, months: 12, msg: 'messages erased: their time is over' });
  });

  it('does it again every six hours until it is stopped', async () => {
    const { start, received, stateOf, clock } = await keeping(12);
    await received('CW-CCCC-CCCC', '2025-11-21T17:59:59.999Z');
    await received('CW-DDDD-DDDD', '2025-11-22T00:00:00.000Z');
    const retention = start();
    await expect.poll(() => clock.waiting()).toBe(1);
    expect(await stateOf('CW-CCCC-CCCC')).toBe('new');
    clock.advance(6 * hour);
    await expect.poll(() => stateOf('CW-CCCC-CCCC')).toBe('erased');
    await expect.poll(() => clock.waiting()).toBe(1);
    await retention.stop();
    expect(clock.waiting()).toBe(0);
    clock.advance(2 * day);
    expect(await stateOf('CW-DDDD-DDDD')).toBe('new');
  });

  it('ends at once when it is stopped while it erases', async () => {
    const { start } = await keeping(12);
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const retention = start((_moment, _by, _at, signal) => {
      begin();
      return new Promise(resolve => signal?.addEventListener('abort', () => resolve(0)));
    });
    await begun;
    await retention.stop();
  });

  it('erases nothing while the clock is years ahead, says so, and goes on when it is set', async () => {
    const { start, received, stateOf, clock, logged, goOn } = await keeping(12);
    await received('CW-CCCC-CCCC', '2025-11-22T00:00:00.000Z');
    start();
    await expect.poll(() => clock.waiting()).toBe(1);
    clock.jump(3650 * day);
    await goOn(2);
    expect(logged).toHaveLength(2);
    expect(logged[1]).toContain('no message is erased: is the clock right?');
    expect(await stateOf('CW-CCCC-CCCC')).toBe('new');
    clock.jump(-3650 * day);
    await goOn(1);
    expect(await stateOf('CW-CCCC-CCCC')).toBe('erased');
  });

  it('erases again half a day after the site was switched off for two months', async () => {
    const { start, received, stateOf, clock, goOn } = await keeping(12);
    await received('CW-CCCC-CCCC', '2025-12-01T00:00:00.000Z');
    const before = start();
    await expect.poll(() => clock.waiting()).toBe(1);
    await before.stop();
    clock.jump(60 * day);
    start();
    await expect.poll(() => clock.waiting()).toBe(1);
    await goOn(1);
    expect(await stateOf('CW-CCCC-CCCC')).toBe('new');
    await goOn(1);
    expect(await stateOf('CW-CCCC-CCCC')).toBe('erased');
  });

  it('does not count hours in which a doubtful clock was set', async () => {
    const { start, received, stateOf, clock, goOn } = await keeping(12);
    await received('CW-CCCC-CCCC', '2025-12-01T00:00:00.000Z');
    start();
    await expect.poll(() => clock.waiting()).toBe(1);
    clock.jump(3650 * day);
    await goOn(2);
    clock.jump(-100 * day);
    await goOn(2);
    expect(await stateOf('CW-CCCC-CCCC')).toBe('new');
    await goOn(1);
    expect(await stateOf('CW-CCCC-CCCC')).toBe('erased');
  });

  it('erases again half a day after a clock that was behind was set', async () => {
    const { start, received, stateOf, clock, goOn } = await keeping(12);
    await received('CW-CCCC-CCCC', '2025-11-21T23:59:59.999Z');
    start();
    await expect.poll(() => clock.waiting()).toBe(1);
    clock.jump(-3650 * day);
    await goOn(1);
    clock.jump(3650 * day);
    await goOn(1);
    expect(await stateOf('CW-CCCC-CCCC')).toBe('new');
    await goOn(2);
    expect(await stateOf('CW-CCCC-CCCC')).toBe('erased');
  });

  it('takes no clock that was once ahead for the measure of the next one', async () => {
    const { start, received, stateOf, clock, goOn } = await keeping(12);
    start();
    await expect.poll(() => clock.waiting()).toBe(1);
    clock.jump(3650 * day);
    await goOn(3);
    clock.jump(-3650 * day);
    await goOn(1);
    await received('CW-CCCC-CCCC', clock.now().toISOString());
    clock.jump(3600 * day);
    await goOn(1);
    expect(await stateOf('CW-CCCC-CCCC')).toBe('new');
  });

  it('forgets keys of calls and acknowledgements whose time is over', async () => {
    const { start, store, outbox, clock } = await keeping(12);
    const key = { hash: 'digest', expiresAt: noon };
    await store.add(newMessage({ receivedAt: noon }, { key }));
    await outbox.mayAcknowledge('address', 'CW-7K4M-9QRT', new Date(noon.getTime() - hour));
    start();
    await expect.poll(() => clock.waiting()).toBe(1);
    expect(await store.findByKey('digest', new Date(noon.getTime() - 1))).toBeUndefined();
    expect(await outbox.mayAcknowledge('address', 'CW-CCCC-CCCC', new Date(noon.getTime() - hour))).toBe(
      true,
    );
  });

  it('that fails is tried again in ten minutes', async () => {
    const { start, clock, logged } = await keeping(12);
    start(() => Promise.reject(new Error('database is locked')));
    await expect.poll(() => clock.waiting()).toBe(1);
    expect(logged.join('')).toContain('retention failed');
    clock.advance(10 * 60 * 1000);
    await expect.poll(() => logged).toHaveLength(2);
  });
});

describe('months ago', () => {
  it.each([
    ['2026-11-21T12:00:00.000Z', 12, '2025-11-21T12:00:00.000Z'],
    ['2026-01-31T00:00:00.000Z', 2, '2025-11-30T00:00:00.000Z'],
    ['2024-02-29T00:00:00.000Z', 12, '2023-02-28T00:00:00.000Z'],
    ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ])('counted from %s by %i are %s', (from, months, to) => {
    expect(monthsBefore(new Date(from), months).toISOString()).toBe(to);
  });
});
