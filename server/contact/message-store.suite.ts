import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StoredMessage } from '../message.ts';
import type { DueDelivery, Outbox } from '../outbox/outbox.ts';
import type { IdempotencyKey, MessageStore, NewMessage } from './message-store.ts';

/** A store and its outbox to test, and how to let go of them. */
export interface OpenStore {
  store: MessageStore;
  outbox: Outbox;
  close(): Promise<void>;
}

/** More than are erased at once. */
const letters = [...'CDFGHJKMNPQRTWXY'];
const many = letters.flatMap(a => letters.map(b => `CW-CCCC-CC${a}${b}`));

const noon = new Date('2026-11-21T12:00:00.000Z');
const added = { kind: 'added' };
const repeated = { kind: 'repeated', message: { reference: 'CW-7K4M-9QRT', receivedAt: noon } };
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

/** A message with everything filled in; tests name only what matters to them. */
export function sampleMessage(changes: Partial<StoredMessage> = {}): StoredMessage {
  return {
    reference: 'CW-7K4M-9QRT',
    receivedAt: noon,
    language: 'en',
    formType: 'contact',
    name: 'Ada Rémy',
    phone: '+1 305 555 0142',
    email: 'ada@example.org',
    organization: 'Relief',
    message: 'Water for 400\nبالماء 🚱',
    state: 'new',
    heldFor: [],
    ...changes,
  };
}

/** What is added for such a message. */
export function newMessage(
  changes: Partial<Omit<StoredMessage, 'state'>> = {},
  rest: { key?: IdempotencyKey; textDigest?: string; deliveries?: readonly DueDelivery[] } = {},
): NewMessage {
  const { state, ...message } = sampleMessage(changes);
  return { message, textDigest: 'text', deliveries: [], ...rest };
}

/** What every store must do, whichever database it keeps the messages in. */
export function messageStoreSuite(name: string, open: () => Promise<OpenStore>): void {
  describe(`messages in ${name}`, () => {
    let opened: OpenStore;
    let store: MessageStore;
    let outbox: Outbox;
    beforeEach(async () => {
      opened = await open();
      ({ store, outbox } = opened);
    });
    afterEach(() => opened.close());

    const states = async (reference = 'CW-7K4M-9QRT') =>
      (await outbox.list({ reference })).map(({ channel, state }) => `${channel} ${state}`);
    const kinds = async (reference = 'CW-7K4M-9QRT') =>
      (await store.history(reference)).map(({ kind, by }) => `${kind} ${by}`);
    const all: DueDelivery[] = [
      { channel: 'team-mail', due: noon },
      { channel: 'reminder-18', due: later(18 * 3600) },
    ];

    it('come back as they were put in', async () => {
      expect(await store.add(newMessage())).toEqual(added);
      expect(await store.findByReference('CW-7K4M-9QRT')).toEqual(sampleMessage());
      expect(await store.findByReference('CW-XXXX-XXXX')).toBeUndefined();
    });

    it('are listed newest first, as many as asked for', async () => {
      expect(await store.list()).toEqual([]);
      for (const [reference, seconds] of [
        ['CW-MMMM-MMMM', 1],
        ['CW-NNNN-NNNN', 3],
        ['CW-KKKK-KKKK', 2],
      ] as const)
        await store.add(newMessage({ reference, receivedAt: later(seconds) }));
      const references = async (...page: Parameters<MessageStore['list']>) =>
        (await store.list(...page)).map(message => message.reference);
      expect(await references()).toEqual(['CW-NNNN-NNNN', 'CW-KKKK-KKKK', 'CW-MMMM-MMMM']);
      expect(await references({}, { limit: 1 })).toEqual(['CW-NNNN-NNNN']);
      expect(await references({}, { limit: 1, offset: 1 })).toEqual(['CW-KKKK-KKKK']);
      expect(await references({}, { offset: 2 })).toEqual(['CW-MMMM-MMMM']);
      expect(await store.count()).toBe(3);
    });

    it('are listed after one of them, those of the same moment included', async () => {
      for (const reference of ['CW-CCCC-CCCC', 'CW-DDDD-DDDD', 'CW-FFFF-FFFF'])
        await store.add(newMessage({ reference }));
      await store.add(newMessage({ reference: 'CW-KKKK-KKKK', receivedAt: later(-1) }));
      const after = { reference: 'CW-DDDD-DDDD', receivedAt: noon };
      await store.add(newMessage({ reference: 'CW-MMMM-MMMM', receivedAt: later(1) }));
      const found = async (...page: Parameters<MessageStore['list']>) =>
        (await store.list(...page)).map(({ reference }) => reference);
      expect(await found({}, { after })).toEqual(['CW-FFFF-FFFF', 'CW-KKKK-KKKK']);
      expect(await found({}, { after, limit: 1 })).toEqual(['CW-FFFF-FFFF']);
      expect(await found({ before: noon }, { after })).toEqual(['CW-KKKK-KKKK']);
    });

    it('are found by state, by time, by text and by whether they are held', async () => {
      await store.add(newMessage({ reference: 'CW-CCCC-CCCC', heldFor: ['links'] }));
      await store.add(
        newMessage({ reference: 'CW-DDDD-DDDD', receivedAt: later(10), message: '100% PURE_water' }),
      );
      await store.change('CW-DDDD-DDDD', 'answered', 'operator', later(20));
      const found = async (filter: Parameters<MessageStore['list']>[0]) =>
        (await store.list(filter)).map(message => message.reference);
      expect(await found({ state: 'answered' })).toEqual(['CW-DDDD-DDDD']);
      expect(await found({ held: true })).toEqual(['CW-CCCC-CCCC']);
      expect(await found({ held: false })).toEqual(['CW-DDDD-DDDD']);
      expect(await found({ since: later(1) })).toEqual(['CW-DDDD-DDDD']);
      expect(await found({ before: later(10) })).toEqual(['CW-CCCC-CCCC']);
      expect(await found({ text: 'pure_WATER' })).toEqual(['CW-DDDD-DDDD']);
      expect(await found({ text: '0% p' })).toEqual(['CW-DDDD-DDDD']);
      expect(await found({ text: 'x_w' })).toEqual([]);
      expect(await store.count({ text: 'relief' })).toBe(2);
    });

    it('never share a reference', async () => {
      await store.add(newMessage());
      expect(await store.add(newMessage({ name: 'Someone else' }))).toEqual({ kind: 'reference-taken' });
      expect((await store.list()).map(message => message.name)).toEqual(['Ada Rémy']);
      const twins = await Promise.all([1, 2].map(() => store.add(newMessage({ reference: 'CW-CCCC-CCCC' }))));
      expect(twins.map(({ kind }) => kind).sort()).toEqual(['added', 'reference-taken']);
    });

    it('are found by the key of their call until it expires, and then the key is free again', async () => {
      const key = { hash: 'digest', expiresAt: later(60) };
      const other = { reference: 'CW-NNNN-NNNN', receivedAt: later(30) };
      await store.add(newMessage({}, { key }));
      expect(await store.findByKey('digest', later(59))).toEqual(sampleMessage());
      const soon = { hash: 'digest', expiresAt: later(90) };
      expect(await store.add(newMessage(other, { key: soon }))).toEqual(repeated);

      expect(await store.findByKey('digest', later(60))).toBeUndefined();
      const next = { ...other, receivedAt: later(60) };
      const renewed = { hash: 'digest', expiresAt: later(120) };
      expect(await store.add(newMessage(next, { key: renewed }))).toEqual(added);
      expect(await store.findByKey('digest', later(61))).toEqual(sampleMessage(next));
      expect(await store.count()).toBe(2);
    });

    it('forget the key of their call once it has expired', async () => {
      await store.add(newMessage({}, { key: { hash: 'digest', expiresAt: later(60) } }));
      await store.forgetKeys(later(59));
      expect(await store.findByKey('digest', noon)).toBeDefined();
      await store.forgetKeys(later(60));
      expect(await store.findByKey('digest', noon)).toBeUndefined();
    });

    it('are stored once when calls with the same key race', async () => {
      const key = { hash: 'digest', expiresAt: later(60) };
      const results = await Promise.all(
        ['CW-CCCC-CCCC', 'CW-DDDD-DDDD', 'CW-FFFF-FFFF'].map(reference =>
          store.add(newMessage({ reference }, { key, deliveries: all })),
        ),
      );
      expect(results.map(({ kind }) => kind).sort()).toEqual(['added', 'repeated', 'repeated']);
      expect(await store.count()).toBe(1);
      expect(await outbox.list()).toHaveLength(2);
    });

    it('are stored once each when many calls come twice at once, in any order', async () => {
      const call = (letter: string, half: string) =>
        store.add(
          newMessage(
            { reference: `CW-CCC${half}-CCC${letter}` },
            { key: { hash: letter, expiresAt: later(60) }, deliveries: all },
          ),
        );
      const [first, second] = [letters, letters.toReversed()];
      const results = await Promise.all([
        ...first.map(letter => call(letter, 'C')),
        ...second.map(letter => call(letter, 'D')),
      ]);
      const kinds = results.map(({ kind }) => kind);
      expect(kinds.filter(kind => kind === 'added')).toHaveLength(letters.length);
      expect(kinds.filter(kind => kind === 'repeated')).toHaveLength(letters.length);
      expect(await store.count()).toBe(letters.length);
    });

    it('arrive by the hundred at once, each with its deliveries and its history', async () => {
      const results = await Promise.all(
        many.map(reference => store.add(newMessage({ reference }, { deliveries: all }))),
      );
      expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['added']));
      expect(await store.count()).toBe(many.length);
      expect(await outbox.counts()).toMatchObject([
        { channel: 'reminder-18', state: 'pending', count: many.length, oldest: noon },
        { channel: 'team-mail', state: 'pending', count: many.length, oldest: noon },
      ]);
    });

    it('are not stored when their text was seen since the given time, and then it is said how often', async () => {
      const same = (reference: string, seconds: number, since?: Date, moreThan = 0) =>
        store.add({
          ...newMessage({ reference, receivedAt: later(seconds) }, { textDigest: 'same', deliveries: all }),
          unlessSeen: since && { since, moreThan },
        });
      expect(await same('CW-CCCC-CCCC', 0, noon)).toEqual(added);
      expect(await same('CW-DDDD-DDDD', 5)).toEqual(added);
      expect(await same('CW-FFFF-FFFF', 9, noon)).toEqual({ kind: 'seen', times: 2 });
      expect(await same('CW-FFFF-FFFF', 9, later(1))).toEqual({ kind: 'seen', times: 1 });
      expect(await store.findByReference('CW-FFFF-FFFF')).toBeUndefined();
      expect(await store.history('CW-FFFF-FFFF')).toEqual([]);
      expect(await outbox.list({ reference: 'CW-FFFF-FFFF' })).toEqual([]);
      expect(await same('CW-FFFF-FFFF', 9, noon, 1)).toEqual({ kind: 'seen', times: 2 });
      expect(await same('CW-FFFF-FFFF', 9, noon, 2)).toEqual(added);
    });

    it('are added beside others at once that must not be', async () => {
      const key = { hash: 'digest', expiresAt: later(60) };
      await store.add(newMessage({}, { key, textDigest: 'seen' }));
      const add = (letter: string, rest: Partial<NewMessage> = {}) =>
        store.add({ ...newMessage({ reference: `CW-CCCC-CCC${letter}`, receivedAt: later(1) }), ...rest });
      const results = await Promise.all([
        add('C'),
        add('D', { key }),
        add('F', { textDigest: 'seen', unlessSeen: { since: noon, moreThan: 0 } }),
        add('C'),
        add('G', { key: { hash: 'other', expiresAt: later(60) } }),
        add('H', { key: { hash: 'other', expiresAt: later(60) } }),
        add('J'),
      ]);
      expect(results.map(({ kind }) => kind)).toEqual([
        'added',
        'repeated',
        'seen',
        'reference-taken',
        'added',
        'repeated',
        'added',
      ]);
      expect(await store.count()).toBe(4);
    });

    it('are answered once, which cancels the reminders and nothing else', async () => {
      await store.add(newMessage({}, { deliveries: all }));
      expect(await store.change('CW-7K4M-9QRT', 'answered', 'link', later(60))).toBe('changed');
      expect(await store.change('CW-7K4M-9QRT', 'answered', 'link', later(61))).toBe('unchanged');
      expect(await store.change('CW-XXXX-XXXX', 'answered', 'link', later(61))).toBe('unknown');
      expect(await states()).toEqual(['reminder-18 canceled', 'team-mail pending']);
      expect(await store.history('CW-7K4M-9QRT')).toEqual([
        { at: noon, kind: 'received', by: 'site', note: '' },
        { at: later(60), kind: 'answered', by: 'link', note: '' },
      ]);
    });

    it('are opened again with the reminders whose time has not passed', async () => {
      await store.add(
        newMessage({}, { deliveries: [...all, { channel: 'reminder-23', due: later(23 * 3600) }] }),
      );
      await store.change('CW-7K4M-9QRT', 'answered', 'link', later(60));
      await store.change('CW-7K4M-9QRT', 'new', 'operator', later(20 * 3600));
      expect(await states()).toEqual(['reminder-18 canceled', 'reminder-23 pending', 'team-mail pending']);
      expect(await kinds()).toEqual(['received site', 'answered link', 'reopened operator']);
    });

    it('go nowhere as spam, and everywhere when that was a mistake', async () => {
      await store.add(newMessage({}, { deliveries: all }));
      await store.change('CW-7K4M-9QRT', 'spam', 'link', later(1));
      expect(await states()).toEqual(['reminder-18 canceled', 'team-mail canceled']);
      await store.change('CW-7K4M-9QRT', 'new', 'link', later(2));
      expect(await states()).toEqual(['reminder-18 pending', 'team-mail pending']);
    });

    it('are held with their reasons until they are released, once', async () => {
      await store.add(newMessage({ heldFor: ['honeypot', 'links'] }));
      expect((await store.findByReference('CW-7K4M-9QRT'))?.heldFor).toEqual(['honeypot', 'links']);
      expect(await store.release('CW-7K4M-9QRT', all, later(5))).toBe('changed');
      expect(await store.release('CW-7K4M-9QRT', all, later(6))).toBe('unchanged');
      expect(await store.findByReference('CW-7K4M-9QRT')).toEqual(sampleMessage());
      expect(await states()).toEqual(['reminder-18 pending', 'team-mail pending']);
      expect(await kinds()).toEqual(['received site', 'held site', 'released operator']);
    });

    it('carry notes', async () => {
      await store.add(newMessage());
      expect(await store.note('CW-7K4M-9QRT', 'Called back, trucks leave at 9', later(5))).toBe('changed');
      expect(await store.note('CW-XXXX-XXXX', 'Nobody', later(5))).toBe('unknown');
      expect(await store.history('CW-7K4M-9QRT')).toContainEqual({
        at: later(5),
        kind: 'note',
        by: 'operator',
        note: 'Called back, trucks leave at 9',
      });
    });

    it('lose everything personal when they are erased; that they existed stays', async () => {
      const key = { hash: 'digest', expiresAt: later(60) };
      await store.add(newMessage({}, { key, deliveries: all, textDigest: 'same' }));
      await store.note('CW-7K4M-9QRT', 'Ada called', later(5));
      expect(await store.erase('CW-7K4M-9QRT', 'operator', later(9))).toBe('changed');
      expect(await store.erase('CW-7K4M-9QRT', 'operator', later(10))).toBe('erased');
      const empty = { name: '', phone: '', email: '', organization: '', message: '' };
      expect(await store.findByReference('CW-7K4M-9QRT')).toEqual(
        sampleMessage({ ...empty, state: 'erased' }),
      );
      expect(await store.findByKey('digest', later(9))).toBeUndefined();
      const again = newMessage({ reference: 'CW-CCCC-CCCC' }, { textDigest: 'same' });
      expect(await store.add({ ...again, unlessSeen: { since: noon, moreThan: 0 } })).toEqual(added);
      expect(await states()).toEqual(['reminder-18 canceled', 'team-mail canceled']);
      expect((await store.history('CW-7K4M-9QRT')).map(({ kind, note }) => [kind, note])).toEqual([
        ['received', ''],
        ['note', ''],
        ['erased', ''],
      ]);
      for (const change of [
        store.change('CW-7K4M-9QRT', 'answered', 'link', later(11)),
        store.note('CW-7K4M-9QRT', 'more', later(11)),
        store.release('CW-7K4M-9QRT', all, later(11)),
      ])
        expect(await change).toBe('erased');
    });

    it('are kept as long after the last contact as after they came', async () => {
      const references = ['CW-CCCC-CCCC', 'CW-DDDD-DDDD', 'CW-FFFF-FFFF', 'CW-GGGG-GGGG', 'CW-HHHH-HHHH'];
      for (const reference of references) await store.add(newMessage({ reference, heldFor: ['links'] }));
      await store.change('CW-CCCC-CCCC', 'answered', 'link', later(100));
      await store.note('CW-DDDD-DDDD', 'Ada called', later(100));
      await store.change('CW-FFFF-FFFF', 'spam', 'link', later(100));
      await store.release('CW-GGGG-GGGG', [], later(100));
      expect(await store.eraseBefore(later(50), 'retention', later(200))).toBe(3);
      expect((await store.list({ state: 'erased' })).map(({ reference }) => reference)).toEqual([
        'CW-FFFF-FFFF',
        'CW-GGGG-GGGG',
        'CW-HHHH-HHHH',
      ]);
      expect(await store.eraseBefore(later(101), 'retention', later(200))).toBe(2);
      expect(await store.history('CW-DDDD-DDDD')).toContainEqual({
        at: later(100),
        kind: 'note',
        by: 'operator',
        note: '',
      });
    });

    it('are erased with what servers said about their mails', async () => {
      await store.add(newMessage({}, { deliveries: all }));
      const [delivery] = await outbox.claim({
        channels: ['team-mail'],
        now: noon,
        until: later(60),
        limit: 1,
      });
      if (!delivery) throw new Error('nothing is due');
      const failed = { kind: 'failed', error: '550 Ada is unknown', nextTryAt: later(90) } as const;
      await outbox.settle(delivery, failed, later(1));
      await store.erase('CW-7K4M-9QRT', 'operator', later(2));
      expect((await outbox.list()).map(({ lastError }) => lastError)).toEqual(['', '']);
    });

    it('are erased however many there are', async () => {
      await Promise.all(many.map(reference => store.add(newMessage({ reference }, { deliveries: all }))));
      expect(await store.eraseBefore(later(1), 'retention', later(2))).toBe(many.length);
      expect(await store.count({ text: 'Ada' })).toBe(0);
      expect(await outbox.list({ state: 'pending' })).toEqual([]);
    });

    it('are erased later when the erasing is told to end', async () => {
      await Promise.all(many.map(reference => store.add(newMessage({ reference }))));
      const end = new AbortController();
      const erasing = store.eraseBefore(later(1), 'retention', later(2), end.signal);
      end.abort();
      const erased = await erasing;
      expect(erased).toBeGreaterThan(0);
      expect(await store.count({ state: 'new' })).toBe(many.length - erased);
      expect(await store.eraseBefore(later(1), 'retention', later(2))).toBe(many.length - erased);
      expect(erased).toBeLessThan(many.length);
    });

    it('tell when they were first answered, those that ask for an answer', async () => {
      for (const [reference, seconds] of [
        ['CW-CCCC-CCCC', -1],
        ['CW-DDDD-DDDD', 0],
        ['CW-FFFF-FFFF', 1],
        ['CW-GGGG-GGGG', 2],
      ] as const)
        await store.add(newMessage({ reference, receivedAt: later(seconds) }));
      await store.add(newMessage({ reference: 'CW-HHHH-HHHH', heldFor: ['links'] }));
      await store.change('CW-DDDD-DDDD', 'answered', 'link', later(60));
      await store.change('CW-DDDD-DDDD', 'new', 'operator', later(70));
      await store.change('CW-DDDD-DDDD', 'answered', 'operator', later(80));
      await store.change('CW-GGGG-GGGG', 'spam', 'operator', later(80));
      const times = await store.answerTimes(noon);
      expect(times.toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime())).toEqual([
        { receivedAt: noon, answeredAt: later(60) },
        { receivedAt: later(1), answeredAt: undefined },
      ]);
    });

    it('are erased when they are older than they may be kept', async () => {
      await store.add(newMessage());
      await store.add(newMessage({ reference: 'CW-CCCC-CCCC', receivedAt: later(100) }));
      expect(await store.eraseBefore(later(100), 'retention', later(200))).toBe(1);
      expect(await store.eraseBefore(later(100), 'retention', later(201))).toBe(0);
      expect((await store.list({ state: 'erased' })).map(({ reference }) => reference)).toEqual([
        'CW-7K4M-9QRT',
      ]);
      expect(await kinds()).toEqual(['received site', 'erased retention']);
    });
  });
}
