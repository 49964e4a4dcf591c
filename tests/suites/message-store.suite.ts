import { beforeEach, describe, expect, test } from 'vitest';
import { mapFields } from '#shared/contact/contact-message.ts';
import type { MessageStore } from '../../server/contact/message-store.ts';
import { channels, type DueDelivery } from '../../server/outbox/deliveries.ts';
import type { Outbox } from '../../server/outbox/outbox.ts';
import { later, newMessage, noon, sampleMessage } from '../support/sample-messages.ts';

/** A store and its outbox, on a new database that is closed when the test is finished. */
export interface OpenStore {
  store: MessageStore;
  outbox: Outbox;
}

const letters = [...'CDFGHJKMNPQRTWXY'];

/** Tests of the message store, for either database. */
export function messageStoreSuite(name: string, open: () => Promise<OpenStore>): void {
  describe(`The message store on ${name}`, () => {
    let store: MessageStore;
    let outbox: Outbox;
    beforeEach(async () => {
      ({ store, outbox } = await open());
    });

    const states = async (reference = 'CW-7K4M-9QRT') =>
      (await outbox.find({ reference })).map(({ channel, state }) => `${channel} ${state}`);
    const kinds = async (reference = 'CW-7K4M-9QRT') =>
      (await store.history(reference)).map(({ kind, by }) => `${kind} ${by}`);
    const all: DueDelivery[] = [
      { channel: 'team-mail', due: noon },
      { channel: 'first-reminder', due: later(18 * 3600) },
    ];

    /** Lets every delivery that is due fail. */
    const failAll = async (at: Date, nextTryAt?: Date) => {
      for (const delivery of await outbox.lease({ channels, now: at, until: at, limit: 2 }))
        await outbox.settle(delivery, { kind: 'failed', error: '550 Ada is unknown' }, at, nextTryAt);
    };

    const mailOnly = { mail: { acknowledge: false }, webhook: undefined };

    test('A message is read as it was stored', async () => {
      expect(await store.add(newMessage())).toEqual(sampleMessage());
      expect(await store.findByReference('CW-7K4M-9QRT')).toEqual(sampleMessage());
      expect(await store.findByReference('CW-XXXX-XXXX')).toBeUndefined();
    });

    test('The list holds the messages that a filter asks for', async () => {
      const setAsideFor = ['links'] as const;
      await store.add(newMessage({ reference: 'CW-CCCC-CCCC', setAsideFor }));
      const second = { reference: 'CW-DDDD-DDDD', receivedAt: later(10), message: 'Pure water' };
      await store.add(newMessage({ ...second, setAsideFor }));
      await store.mark('CW-DDDD-DDDD', 'answered', { by: 'operator', at: later(20) });
      for (const [filter, found] of [
        [{ state: 'answered' }, 'CW-DDDD-DDDD'],
        [{ setAside: true }, 'CW-CCCC-CCCC'],
        [{ setAside: false }, 'CW-DDDD-DDDD'],
        [{ since: later(1) }, 'CW-DDDD-DDDD'],
        [{ before: later(10) }, 'CW-CCCC-CCCC'],
        [{ text: 'pure' }, 'CW-DDDD-DDDD'],
      ] as const)
        expect(await store.list(filter), JSON.stringify(filter)).toMatchObject([{ reference: found }]);
      for (const filter of [{}, { text: 'water' }])
        expect(await store.list(filter, 1)).toMatchObject([{ reference: 'CW-DDDD-DDDD' }]);
    });

    test('A message with a known key is not stored, and the first one is returned', async () => {
      await store.add(newMessage({}, { keyHash: 'key' }));
      const again = newMessage({ reference: 'CW-NNNN-NNNN' }, { keyHash: 'key', deliveries: all });
      expect(await store.add(again)).toEqual(sampleMessage());
      expect(await store.findByKey('key')).toEqual(sampleMessage());
      expect(await store.findByReference('CW-NNNN-NNNN')).toBeUndefined();
      expect(await outbox.find()).toEqual([]);
      expect(await store.history('CW-NNNN-NNNN')).toEqual([]);
    });

    test('Calls with the same keys that race store one message for each key', async () => {
      const call = (letter: string, half: string) =>
        store.add(
          newMessage({ reference: `CW-CCC${half}-CCC${letter}` }, { keyHash: letter, deliveries: all }),
        );
      const results = await Promise.all([
        ...letters.map(letter => call(letter, 'C')),
        ...letters.toReversed().map(letter => call(letter, 'D')),
      ]);
      expect(new Set(results.map(({ reference }) => reference)).size).toBe(letters.length);
      expect(await store.list()).toHaveLength(letters.length);
      expect(await outbox.find()).toHaveLength(2 * letters.length);
    });

    test('An answer cancels the reminders only', async () => {
      await store.add(newMessage({}, { deliveries: all }));
      await store.mark('CW-7K4M-9QRT', 'answered', { by: 'link', at: later(60) });
      expect(await states()).toEqual(['first-reminder canceled', 'team-mail pending']);
    });

    test.each([
      ['answered', 'team-mail dead'],
      ['spam', 'team-mail canceled'],
      ['erased', 'team-mail canceled'],
    ] as const)('A message that is %s retries no delivery that it does not want', async (state, mail) => {
      await store.add(newMessage({}, { deliveries: all }));
      const at = later(18 * 3600);
      await failAll(at);
      expect(await states()).toEqual(['first-reminder dead', 'team-mail dead']);
      if (state === 'erased') await store.erase('CW-7K4M-9QRT', at);
      else await store.mark('CW-7K4M-9QRT', state, { by: 'operator', at });
      expect(await states()).toEqual(['first-reminder canceled', mail]);
      expect(await outbox.retry({ state: 'dead' }, at)).toBe(state === 'answered' ? 1 : 0);
    });

    test('Spam cancels all deliveries, and reopening restores them', async () => {
      const more: DueDelivery[] = [
        { channel: 'last-reminder', due: later(23 * 3600) },
        { channel: 'set-aside-list', due: noon },
      ];
      await store.add(newMessage({}, { deliveries: [...all, ...more] }));
      await store.mark('CW-7K4M-9QRT', 'spam', { by: 'link', at: later(1) });
      expect(await states()).toEqual([
        'first-reminder canceled',
        'last-reminder canceled',
        'set-aside-list canceled',
        'team-mail canceled',
      ]);
      await store.reopen('CW-7K4M-9QRT', { by: 'operator', at: later(20 * 3600) });
      expect(await states()).toEqual([
        'first-reminder pending',
        'last-reminder pending',
        'set-aside-list pending',
        'team-mail pending',
      ]);
      expect(await kinds()).toEqual(['received site', 'spam link', 'reopened operator']);
    });

    test('Reopening restores an acknowledgement that spam canceled, failed or not, and none that was refused', async () => {
      const deliveries = [{ channel: 'acknowledgement', due: noon }] as const;
      for (const [kind, reopened] of [
        ['failed', 'pending'],
        ['canceled', 'canceled'],
      ] as const) {
        const reference = kind === 'failed' ? 'CW-CCCC-CCCC' : 'CW-DDDD-DDDD';
        await store.add(newMessage({ reference }, { deliveries }));
        const [delivery] = await outbox.lease({ channels, now: noon, until: noon, limit: 1 });
        if (!delivery) throw new Error('nothing is due');
        await outbox.settle(delivery, { kind, error: '450' }, noon, later(60));
        await store.mark(reference, 'spam', { by: 'operator', at: later(1) });
        await store.reopen(reference, { by: 'operator', at: later(2) });
        expect(await outbox.find({ reference })).toMatchObject([{ state: reopened }]);
      }
    });

    test('A message that was set aside keeps its reasons until it is released once', async () => {
      const deliveries: DueDelivery[] = [{ channel: 'set-aside-list', due: noon }];
      await store.add(newMessage({ setAsideFor: ['honeypot', 'links'] }, { deliveries }));
      expect((await store.findByReference('CW-7K4M-9QRT'))?.setAsideFor).toEqual(['honeypot', 'links']);
      expect(await store.release('CW-7K4M-9QRT', mailOnly, { by: 'operator', at: later(5) })).toBe(true);
      expect(await store.release('CW-7K4M-9QRT', mailOnly, { by: 'operator', at: later(6) })).toBe(false);
      expect(await store.findByReference('CW-7K4M-9QRT')).toEqual(sampleMessage());
      expect(await states()).toEqual([
        'set-aside-list pending',
        'first-reminder pending',
        'last-reminder pending',
        'team-mail pending',
      ]);
      expect(await kinds()).toEqual(['received site', 'set-aside site', 'released operator']);
    });

    test('A message that was set aside and marked is released once it is reopened', async () => {
      await store.add(newMessage({ setAsideFor: ['links'] }));
      const stamp = { by: 'operator', at: later(5) } as const;
      const release = () => store.release('CW-7K4M-9QRT', mailOnly, stamp);
      for (const state of ['spam', 'answered'] as const) {
        await store.mark('CW-7K4M-9QRT', state, stamp);
        expect([await release(), await states()]).toEqual([false, []]);
      }
      expect(await store.mark('CW-7K4M-9QRT', 'spam', stamp)).toBe(false);
      await store.reopen('CW-7K4M-9QRT', stamp);
      expect(await release()).toBe(true);
    });

    test('An erased message keeps nothing personal, only that it existed', async () => {
      await store.add(newMessage({}, { keyHash: 'key', deliveries: all, textDigest: 'same' }));
      expect(await store.note('CW-7K4M-9QRT', 'Ada called', later(5))).toBe(true);
      await failAll(noon, later(90));
      expect(await store.erase('CW-7K4M-9QRT', later(9))).toBe(true);
      expect(await store.findByReference('CW-7K4M-9QRT')).toEqual(
        sampleMessage({ ...mapFields(() => ''), state: 'erased' }),
      );
      expect(await store.findByKey('key')).toBeUndefined();
      expect(await store.countText('same', noon)).toBe(0);
      expect(await outbox.find()).toMatchObject([
        { channel: 'first-reminder', state: 'canceled', lastError: '' },
        { channel: 'team-mail', state: 'canceled', lastError: '' },
      ]);
      const history = (await store.history('CW-7K4M-9QRT')).map(({ kind, note }) => kind + note);
      expect(history).toEqual(['received', 'note', 'erased']);
      // Nothing changes an erased message, not even a change that began before.
      expect(await store.note('CW-7K4M-9QRT', 'Ada called again', later(10))).toBe(false);
      expect(await store.reopen('CW-7K4M-9QRT', { by: 'operator', at: later(10) })).toBe(false);
      expect(await store.erase('CW-7K4M-9QRT', later(10))).toBe(false);
    });

    test('The retention period starts again with an answer and a note, not with spam and a release', async () => {
      const references = ['CW-CCCC-CCCC', 'CW-DDDD-DDDD', 'CW-FFFF-FFFF', 'CW-GGGG-GGGG', 'CW-HHHH-HHHH'];
      for (const reference of references) await store.add(newMessage({ reference, setAsideFor: ['links'] }));
      await store.mark('CW-CCCC-CCCC', 'answered', { by: 'link', at: later(100) });
      await store.note('CW-DDDD-DDDD', 'Ada called', later(100));
      await store.mark('CW-FFFF-FFFF', 'spam', { by: 'link', at: later(100) });
      await store.release('CW-GGGG-GGGG', mailOnly, { by: 'operator', at: later(100) });
      expect(await store.eraseBefore(later(50), later(200))).toBe(3);
      const erased = (await store.list({ state: 'erased' })).map(({ reference }) => reference);
      expect(erased).toEqual(['CW-FFFF-FFFF', 'CW-GGGG-GGGG', 'CW-HHHH-HHHH']);
      expect(await store.eraseBefore(later(101), later(200))).toBe(2);
      expect(await kinds('CW-HHHH-HHHH')).toEqual(['received site', 'set-aside site', 'erased retention']);
    });
  });
}
