import { beforeEach, describe, expect, test } from 'vitest';
import type { MessageStore } from '../../server/contact/database-message-store.ts';
import type { Outbox } from '../../server/outbox/database-outbox.ts';
import { type ClaimedDelivery, channels } from '../../server/outbox/outbox.ts';
import { newMessage } from '../support/sample-messages.ts';
import type { OpenStore } from './message-store.suite.ts';

const noon = new Date('2026-11-21T12:00:00.000Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
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

    const claim = (now: Date, changes: Partial<Parameters<Outbox['claim']>[0]> = {}) =>
      outbox.claim({ channels, now, until: new Date(now.getTime() + 60_000), limit: 10, ...changes });
    const one = async (now: Date): Promise<ClaimedDelivery> => {
      const [claimed] = await claim(now, { limit: 1 });
      if (!claimed) throw new Error('nothing is due');
      return claimed;
    };

    test('Due deliveries of the given channels are claimed, and not those for later', async () => {
      expect(await claim(later(10), { channels: ['webhook'] })).toEqual([]);
      expect((await claim(later(9))).map(({ reference }) => reference)).toEqual([first]);
      expect((await claim(later(10))).map(({ reference }) => reference)).toEqual([second]);
    });

    test('A claimed delivery cannot be claimed again until its claim expires', async () => {
      const [claimed] = await claim(noon);
      expect(claimed).toMatchObject({ reference: first, attempts: 1, state: 'pending' });
      expect(await claim(later(9))).toEqual([]);
      expect(await claim(later(60), { channels: ['team-mail'] })).toMatchObject([
        { reference: first, attempts: 2 },
        { reference: second, attempts: 1 },
      ]);
    });

    test('Each delivery is claimed once, even if many claim at the same time', async () => {
      const references = [...'CDFGHJKMNPQRTVWX'].map(letter => `CW-MMMM-MMM${letter}`);
      for (const reference of references)
        await store.add(newMessage({ reference }, { deliveries: [{ channel: 'webhook', due: noon }] }));
      const claims = await Promise.all(
        Array.from({ length: 8 }, () => claim(noon, { channels: ['webhook'], limit: 3 })),
      );
      const got = claims.flat().map(({ reference }) => reference);
      expect(new Set(got).size).toBe(got.length);
      for (const some of claims) expect(some.length).toBeLessThanOrEqual(3);
      const rest = await claim(noon, { channels: ['webhook'], limit: 20 });
      expect([...got, ...rest.map(({ reference }) => reference)].sort()).toEqual(references);
    });

    test('A sent delivery is recorded and not claimed again', async () => {
      expect(await outbox.settle(await one(noon), { kind: 'sent' }, later(2))).toBe(true);
      expect(await outbox.list({ reference: first })).toMatchObject([
        { state: 'sent', sentAt: later(2), attempts: 1, lastError: '' },
      ]);
      expect(await claim(later(5))).toEqual([]);
    });

    test('A failed attempt is recorded with its reason and the next time', async () => {
      await outbox.settle(await one(noon), { kind: 'failed', error: '451 later' }, later(2), later(90));
      expect(await outbox.list({ reference: first })).toMatchObject([
        { state: 'pending', lastError: '451 later', nextTryAt: later(90), attempts: 1 },
      ]);
      expect((await claim(later(89))).map(({ reference }) => reference)).toEqual([second]);
    });

    test('A delivery without a next attempt is dead until an operator retries it', async () => {
      await outbox.settle(await one(noon), { kind: 'failed', error: 'refused' }, later(2));
      expect(await outbox.list({ state: 'dead' })).toMatchObject([
        { reference: first, lastError: 'refused' },
      ]);
      expect(await outbox.retry({ reference: first, state: 'dead' }, later(3))).toBe(1);
      expect(await one(later(3))).toMatchObject({ reference: first, attempts: 1 });
      expect(await outbox.retry({ state: 'dead' }, later(4))).toBe(0);
    });

    test('A retry changes neither a running attempt before its claim expires nor a delivery that was never attempted', async () => {
      await one(noon);
      expect(await outbox.retry({}, later(59))).toBe(0);
      expect(await outbox.list({ reference: second })).toMatchObject([{ nextTryAt: later(10) }]);
      expect(await outbox.retry({ reference: first }, later(60))).toBe(1);
      expect(await outbox.list({ reference: first })).toMatchObject([
        { state: 'pending', attempts: 0, nextTryAt: later(60) },
      ]);
    });

    test('A claim of a process that crashed while the clock was ahead has expired, and a reminder keeps its time', async () => {
      const dayMs = 24 * 60 * 60_000;
      const reminder = { channel: 'first-reminder', due: new Date(noon.getTime() + dayMs) } as const;
      await store.add(newMessage({ reference: 'CW-FFFF-FFFF' }, { deliveries: [reminder] }));
      await one(new Date(noon.getTime() + dayMs / 2));
      expect(await claim(later(9))).toMatchObject([{ reference: first, attempts: 2 }]);
    });

    test('Addresses that accepted an email are kept until all have it', async () => {
      const refused = (acceptedBy: string[]) => ({ kind: 'failed', error: '450', acceptedBy }) as const;
      await outbox.settle(await one(noon), refused(['a@example.org']), noon, noon);
      await outbox.settle(await one(noon), refused(['b@example.org']), noon, noon);
      expect(await one(noon)).toMatchObject({
        reference: first,
        acceptedBy: ['a@example.org', 'b@example.org'],
      });
    });

    test('A process whose claim has expired cannot settle the delivery', async () => {
      const slow = await one(noon);
      const quick = await one(later(60));
      expect(await outbox.settle(slow, { kind: 'sent' }, later(61))).toBe(false);
      expect(await outbox.settle(quick, { kind: 'sent' }, later(62))).toBe(true);
    });

    test.each(['spam', 'answered'] as const)(
      'An attempt during which the message was marked as %s and reopened is recorded, and not repeated',
      async state => {
        const reference = 'CW-FFFF-FFFF';
        const deliveries = (['team-mail', 'first-reminder'] as const).map(channel => ({
          channel,
          due: noon,
        }));
        await store.add(newMessage({ reference }, { deliveries }));
        const running = (await claim(noon)).filter(delivery => delivery.reference === reference);
        expect(running).toHaveLength(2);
        await store.change(reference, state, 'operator', later(1));
        await store.change(reference, 'new', 'operator', later(2));
        expect(await claim(later(3), { channels: ['team-mail', 'first-reminder'], limit: 1 })).toEqual([]);
        for (const delivery of running)
          expect(await outbox.settle(delivery, { kind: 'sent' }, later(4))).toBe(true);
        expect(await outbox.list({ reference })).toMatchObject([
          { channel: 'first-reminder', state: 'sent', sentAt: later(4) },
          { channel: 'team-mail', state: 'sent', sentAt: later(4) },
        ]);
        await store.change(reference, 'spam', 'operator', later(5));
        await store.change(reference, 'new', 'operator', later(6));
        expect(await outbox.list({ reference, state: 'sent' })).toHaveLength(2);
      },
    );

    test('An attempt that failed while its message was marked as spam stays canceled until reopened', async () => {
      const running = await one(noon);
      await store.change(first, 'spam', 'operator', later(1));
      const failed = { kind: 'failed', error: '550' } as const;
      expect(await outbox.settle(running, failed, later(2), later(90))).toBe(false);
      expect(await outbox.list({ reference: first })).toMatchObject([{ state: 'canceled', lastError: '' }]);
      await store.change(first, 'new', 'operator', later(100));
      expect(await claim(later(100), { limit: 1 })).toMatchObject([{ reference: first, attempts: 2 }]);
    });

    test('A delivery of a process that crashed is claimed again, even if spam was marked meanwhile', async () => {
      await one(noon);
      await store.change(first, 'spam', 'operator', later(1));
      await store.change(first, 'new', 'operator', later(2));
      expect(await one(later(60))).toMatchObject({ reference: first, attempts: 2 });
    });

    test('The next due time is that of unclaimed deliveries', async () => {
      expect(await outbox.nextDue(['team-mail'])).toEqual(noon);
      expect(await outbox.nextDue(['webhook'])).toBeUndefined();
      await one(noon);
      expect(await outbox.nextDue(['team-mail'])).toEqual(later(10));
    });

    test('Counts leave out the deliveries that have arrived, of which there are ever more', async () => {
      await outbox.settle(await one(noon), { kind: 'sent' }, later(1), undefined);
      expect(await outbox.counts()).toMatchObject([{ channel: 'team-mail', state: 'pending', count: 1 }]);
    });

    test('An address gets one acknowledgement an hour, which may be retried', async () => {
      expect(await outbox.mayAcknowledge('address', first, noon)).toBe(true);
      expect(await outbox.mayAcknowledge('address', second, later(60))).toBe(false);
      expect(await outbox.mayAcknowledge('another', second, later(60))).toBe(true);
      expect(await outbox.mayAcknowledge('address', first, later(120))).toBe(true);
      expect(await outbox.mayAcknowledge('address', second, later(3600))).toBe(false);
      expect(await outbox.mayAcknowledge('address', second, later(120 + 3600))).toBe(true);
    });

    test('One of many acknowledgements at the same time is allowed', async () => {
      const answers = await Promise.all(
        [...'CDFGHJKM'].map(letter => outbox.mayAcknowledge('address', `CW-MMMM-MMM${letter}`, noon)),
      );
      expect(answers.filter(Boolean)).toHaveLength(1);
    });
  });
}
