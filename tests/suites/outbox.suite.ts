import { beforeEach, describe, expect, test } from 'vitest';
import type { MessageStore } from '../../server/contact/message-store.ts';
import { channels, type LeasedDelivery } from '../../server/outbox/deliveries.ts';
import type { Outbox } from '../../server/outbox/outbox.ts';
import { later, newMessage, noon } from '../support/sample-messages.ts';
import type { OpenStore } from './message-store.suite.ts';

const first = 'CW-CCCC-CCCC';
const second = 'CW-DDDD-DDDD';

/** Tests of the outbox, for either database. */
export function outboxSuite(name: string, open: () => Promise<OpenStore>): void {
  describe(`The outbox on ${name}`, () => {
    let store: MessageStore;
    let outbox: Outbox;
    beforeEach(async () => {
      ({ store, outbox } = await open());
      for (const [reference, due] of [
        [first, later(0)],
        [second, later(10)],
      ] as const)
        await store.add(newMessage({ reference }, { deliveries: [{ channel: 'team-mail', due }] }));
    });

    const lease = (now: Date, changes: Partial<Parameters<Outbox['lease']>[0]> = {}) =>
      outbox.lease({ channels, now, until: new Date(now.getTime() + 60_000), limit: 10, ...changes });
    const one = async (now: Date): Promise<LeasedDelivery> => {
      const [leased] = await lease(now, { limit: 1 });
      if (!leased) throw new Error('nothing is due');
      return leased;
    };

    test('Due deliveries of the given channels are leased, and not those for later', async () => {
      expect(await lease(later(10), { channels: ['webhook'] })).toEqual([]);
      expect((await lease(later(9))).map(({ reference }) => reference)).toEqual([first]);
      expect((await lease(later(10))).map(({ reference }) => reference)).toEqual([second]);
    });

    test('A leased delivery cannot be leased again until its lease expires', async () => {
      const [leased] = await lease(noon);
      expect(leased).toMatchObject({ reference: first, attempts: 1, state: 'pending' });
      expect(await lease(later(9))).toEqual([]);
      expect(await lease(later(60), { channels: ['team-mail'] })).toMatchObject([
        { reference: first, attempts: 2 },
        { reference: second, attempts: 1 },
      ]);
    });

    test('Each delivery is leased once, even if many lease at the same time', async () => {
      const references = [...'CDFGHJKMNPQRTVWX'].map(letter => `CW-MMMM-MMM${letter}`);
      for (const reference of references)
        await store.add(newMessage({ reference }, { deliveries: [{ channel: 'webhook', due: noon }] }));
      const leases = await Promise.all(
        Array.from({ length: 8 }, () => lease(noon, { channels: ['webhook'], limit: 3 })),
      );
      const got = leases.flat().map(({ reference }) => reference);
      expect(new Set(got).size).toBe(got.length);
      for (const some of leases) expect(some.length).toBeLessThanOrEqual(3);
      const rest = await lease(noon, { channels: ['webhook'], limit: 20 });
      expect([...got, ...rest.map(({ reference }) => reference)].sort()).toEqual(references);
    });

    test('A retry changes neither a running attempt before its lease expires nor a delivery that was never attempted', async () => {
      await one(noon);
      expect(await outbox.retry({}, later(59))).toBe(0);
      expect(await outbox.find({ reference: second })).toMatchObject([{ nextTryAt: later(10) }]);
      expect(await outbox.retry({ reference: first }, later(60))).toBe(1);
      expect(await outbox.find({ reference: first })).toMatchObject([
        { state: 'pending', attempts: 0, nextTryAt: later(60) },
      ]);
    });

    test('A process whose lease has expired cannot settle the delivery', async () => {
      const slow = await one(noon);
      const quick = await one(later(60));
      expect(await outbox.settle(slow, { kind: 'sent' }, later(61))).toBe(false);
      expect(await outbox.settle(quick, { kind: 'sent' }, later(62))).toBe(true);
    });

    test('An attempt during which its message was marked as spam and reopened is recorded, and not repeated', async () => {
      const running = await one(noon);
      for (const seconds of [1, 5]) {
        await store.mark(first, 'spam', { by: 'operator', at: later(seconds) });
        await store.reopen(first, { by: 'operator', at: later(seconds + 1) });
        expect(await lease(later(seconds + 2))).toEqual([]);
        expect(await outbox.settle(running, { kind: 'sent' }, later(4))).toBe(seconds === 1);
      }
      expect(await outbox.find({ reference: first })).toMatchObject([{ state: 'sent', sentAt: later(4) }]);
    });

    test('An attempt that failed while its message was marked as spam stays canceled until reopened', async () => {
      const running = await one(noon);
      await store.mark(first, 'spam', { by: 'operator', at: later(1) });
      const failed = { kind: 'failed', error: '550' } as const;
      expect(await outbox.settle(running, failed, later(2), later(90))).toBe(false);
      expect(await outbox.find({ reference: first })).toMatchObject([{ state: 'canceled', lastError: '' }]);
      await store.reopen(first, { by: 'operator', at: later(100) });
      expect(await lease(later(100), { limit: 1 })).toMatchObject([{ reference: first, attempts: 2 }]);
    });

    test('What a list has told of is sent, even if another process has leased it, and what was canceled stays so', async () => {
      const deliveries = [{ channel: 'set-aside-list', due: noon }] as const;
      const references = ['CW-FFFF-FFFF', 'CW-GGGG-GGGG', 'CW-HHHH-HHHH'];
      for (const reference of references) await store.add(newMessage({ reference }, { deliveries }));
      const leased = await lease(later(5), { channels: ['set-aside-list'] });
      await store.mark('CW-GGGG-GGGG', 'spam', { by: 'link', at: later(6) });
      await outbox.settleOthers('CW-FFFF-FFFF', references, later(7));
      const settled = await Promise.all(
        leased.map(one => outbox.settle(one, { kind: 'postponed', until: later(9) }, later(8))),
      );
      expect(settled.filter(Boolean)).toHaveLength(1);
      const states = (await outbox.find({ channel: 'set-aside-list' })).map(({ state }) => state);
      expect(states).toEqual(['pending', 'canceled', 'sent']);
    });

    test('Of processes that want a turn at the same moment, one gets it', async () => {
      const race = await Promise.all(
        [...'CDFGHJKM'].map(letter => outbox.takeTurn('raced', `CW-MMMM-MMM${letter}`, noon)),
      );
      expect(race.filter(({ takenUntil }) => !takenUntil)).toHaveLength(1);
    });

    test('A receiver gets one email an hour, which may be retried', async () => {
      expect(await outbox.takeTurn('address', first, noon)).toEqual({});
      expect(await outbox.takeTurn('address', second, later(60))).toEqual({ takenUntil: later(3600) });
      expect(await outbox.takeTurn('another', second, later(60))).toEqual({});
      expect(await outbox.takeTurn('address', first, later(120))).toEqual({});
      expect(await outbox.takeTurn('address', second, later(3600))).toEqual({
        takenUntil: later(120 + 3600),
      });
      expect(await outbox.takeTurn('address', second, later(120 + 3600))).toEqual({});
    });
  });
}
