import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MessageStore, StoredMessage } from '../contact/message-store.ts';

/** A store to test, and how to let go of it. */
export interface OpenStore {
  store: MessageStore;
  close(): Promise<void>;
}

const noon = new Date('2026-11-21T12:00:00.000Z');
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
    ...changes,
  };
}

/** What every store must do, whichever database it keeps the messages in. */
export function messageStoreSuite(name: string, open: () => Promise<OpenStore>): void {
  describe(`messages in ${name}`, () => {
    let opened: OpenStore;
    let store: MessageStore;
    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });
    afterEach(() => opened.close());

    it('come back as they were put in', async () => {
      expect(await store.add(sampleMessage())).toBe('added');
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
        await store.add(sampleMessage({ reference, receivedAt: later(seconds) }));
      const references = (await store.list()).map(message => message.reference);
      expect(references).toEqual(['CW-NNNN-NNNN', 'CW-KKKK-KKKK', 'CW-MMMM-MMMM']);
      expect(await store.list(1)).toHaveLength(1);
      expect(await store.count()).toBe(3);
    });

    it('never share a reference', async () => {
      await store.add(sampleMessage());
      expect(await store.add(sampleMessage({ name: 'Someone else' }))).toBe('reference-taken');
      expect((await store.list()).map(message => message.name)).toEqual(['Ada Rémy']);
    });

    it('are found by the key of their call until it expires, and then the key is free again', async () => {
      const key = { hash: 'digest', expiresAt: later(60) };
      const other = sampleMessage({ reference: 'CW-NNNN-NNNN', receivedAt: later(30) });
      await store.add(sampleMessage(), key);
      expect(await store.findByKey('digest', later(59))).toEqual(sampleMessage());
      expect(await store.add(other, { hash: 'digest', expiresAt: later(90) })).toBe('key-taken');

      expect(await store.findByKey('digest', later(60))).toBeUndefined();
      const next = { ...other, receivedAt: later(60) };
      expect(await store.add(next, { hash: 'digest', expiresAt: later(120) })).toBe('added');
      expect(await store.findByKey('digest', later(61))).toEqual(next);
      expect(await store.count()).toBe(2);
    });

    it('are stored once when calls with the same key race', async () => {
      const key = { hash: 'digest', expiresAt: later(60) };
      const results = await Promise.all(
        ['CW-CCCC-CCCC', 'CW-DDDD-DDDD', 'CW-FFFF-FFFF'].map(reference =>
          store.add(sampleMessage({ reference }), key),
        ),
      );
      expect(results.sort()).toEqual(['added', 'key-taken', 'key-taken']);
      expect(await store.count()).toBe(1);
    });
  });
}
