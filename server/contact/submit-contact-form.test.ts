import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readDistressWords } from '#content/content.ts';
import { trapField } from '#contract/contact-message.ts';
import type { SubmitOutcome } from '#contract/page-services.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { deriveKey } from '../keys.ts';
import { openDatabase } from '../storage/database.ts';
import { textDigest } from './abuse.ts';
import { databaseMessageStore } from './database-message-store.ts';
import { distressFinder } from './distress.ts';
import { type ContactLimit, memoryCounter, messageLimiter } from './message-limiter.ts';
import type { MessageStore } from './message-store.ts';
import { makeReference } from './reference.ts';
import { type Submission, type SubmitNeeds, submitContactForm } from './submit-contact-form.ts';

const start = new Date('2026-11-21T12:00:00.000Z');
const textKey = deriveKey('a secret', 'texts');
const fields = { name: 'Ada', message: 'Water for 400' };

/** The use case on a real store, with a clock that stands still until it is moved. */
async function useCase(options: { limit?: ContactLimit; store?: Partial<MessageStore> } = {}) {
  const database = await openDatabase({ kind: 'sqlite', file: join(temporaryFolder(), 'messages.db') });
  onTestFinished(() => database.destroy());
  const store = { ...databaseMessageStore(database), ...options.store };
  const failures: unknown[] = [];
  const clock = { now: start };
  const needs: SubmitNeeds = {
    store,
    limiter: messageLimiter({
      sender: options.limit,
      site: undefined,
      makeCounter: memoryCounter,
      failed: error => failures.push(error),
    }),
    now: () => clock.now,
    makeReference,
    isDistress: distressFinder(readDistressWords()),
    textDigest: message => textDigest(message, textKey),
    deliveriesFor: ({ receivedAt }) => [{ channel: 'team-mail', due: receivedAt }],
    stored: () => {},
    storeFailed: error => failures.push(error),
    storeDeadline: 5000,
  };
  const submit = (changes: Partial<Submission> = {}, other: Partial<SubmitNeeds> = {}) =>
    submitContactForm({ fields, sender: '192.0.2.1', language: 'en', ...changes }, { ...needs, ...other });
  return { submit, store, failures, clock };
}

function referenceOf(outcome: SubmitOutcome): string {
  if (outcome.kind !== 'stored') throw new Error(`was not stored: ${outcome.kind}`);
  return outcome.reference;
}

describe('sending a message', () => {
  it('stores it and promises an answer within 24 hours', async () => {
    const { submit, store } = await useCase();
    const outcome = await submit();
    expect(outcome).toMatchObject({
      kind: 'stored',
      receivedAt: start,
      replyBy: new Date('2026-11-22T12:00:00.000Z'),
    });
    expect(await store.findByReference(referenceOf(outcome))).toMatchObject({
      name: 'Ada',
      message: 'Water for 400',
      language: 'en',
    });
  });

  it('names what is wrong and stores nothing', async () => {
    const { submit, store } = await useCase();
    expect(await submit({ fields: { name: ' ' } })).toEqual({
      kind: 'invalid',
      problems: [
        { field: 'name', code: 'required' },
        { field: 'message', code: 'required' },
      ],
    });
    expect(await store.count()).toBe(0);
  });

  it('stores two messages alike when nothing says that they are the same call', async () => {
    const { submit, store } = await useCase();
    expect(referenceOf(await submit())).not.toBe(referenceOf(await submit()));
    expect(await store.count()).toBe(2);
  });

  it('takes another reference when the first one is taken', async () => {
    const { submit } = await useCase();
    const given = ['CW-CCCC-CCCC', 'CW-CCCC-CCCC', 'CW-DDDD-DDDD'];
    const next = () => given.shift() ?? '';
    await submit({}, { makeReference: next });
    expect(referenceOf(await submit({}, { makeReference: next }))).toBe('CW-DDDD-DDDD');
  });
});

describe('the same call again', () => {
  it('is answered as the first time for 24 hours, and stored once', async () => {
    const { submit, store, clock } = await useCase();
    const first = await submit({ idempotencyKey: 'k' });
    clock.now = new Date('2026-11-22T11:59:59.999Z');
    expect(await submit({ idempotencyKey: 'k' })).toEqual(first);
    expect(await store.count()).toBe(1);

    clock.now = new Date('2026-11-22T12:00:00.000Z');
    expect(referenceOf(await submit({ idempotencyKey: 'k' }))).not.toBe(referenceOf(first));
  });

  it('has one answer also when many arrive at once', async () => {
    const { submit, store } = await useCase();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => submit({ idempotencyKey: 'k' })));
    expect(new Set(outcomes.map(referenceOf)).size).toBe(1);
    expect(await store.count()).toBe(1);
  });

  it('may be corrected: a call that was not taken leaves its key free', async () => {
    const { submit } = await useCase();
    await submit({ fields: {}, idempotencyKey: 'k' });
    expect((await submit({ idempotencyKey: 'k' })).kind).toBe('stored');
  });

  it('does not count towards the limit', async () => {
    const { submit } = await useCase({ limit: { messages: 1, seconds: 60 } });
    await submit({ idempotencyKey: 'k' });
    expect((await submit({ idempotencyKey: 'k' })).kind).toBe('stored');
    expect((await submit()).kind).toBe('limited');
  });
});

describe('the limit', () => {
  it('holds one sender back and no other, and says for how long', async () => {
    const { submit, store } = await useCase({ limit: { messages: 2, seconds: 600 } });
    await submit();
    await submit();
    const third = await submit();
    expect(third.kind).toBe('limited');
    expect(third.kind === 'limited' && third.retryAfterSeconds).toBeGreaterThan(590);
    expect((await submit({ sender: '192.0.2.2' })).kind).toBe('stored');
    expect(await store.count()).toBe(3);
  });

  it('does not count messages that were not taken', async () => {
    let broken = true;
    const limit = { messages: 1, seconds: 600 };
    const { submit, store } = await useCase({ limit });
    const add: MessageStore['add'] = async (...message) => {
      if (broken) throw new Error('disk full');
      return store.add(...message);
    };
    await submit({ fields: {} });
    await submit({}, { store: { ...store, add } });
    broken = false;
    expect((await submit()).kind).toBe('stored');
  });
});

describe('a message that looks like abuse', () => {
  const held = { fields: { ...fields, [trapField]: 'SEO' } };

  it('is stored and held; its sender is told the same as everybody', async () => {
    const { submit, store } = await useCase();
    const outcome = await submit(held);
    expect(Object.keys(outcome)).toEqual(Object.keys(await submit()));
    expect(await store.findByReference(referenceOf(outcome))).toMatchObject({
      state: 'new',
      heldFor: ['honeypot'],
    });
    expect((await store.history(referenceOf(outcome))).map(({ kind }) => kind)).toEqual(['received', 'held']);
  });

  it('sets off what is given for held messages', async () => {
    const { submit, store } = await useCase();
    const seen: unknown[] = [];
    const deliveriesFor: SubmitNeeds['deliveriesFor'] = message => {
      seen.push(message.heldFor);
      return [];
    };
    await submit(held, { deliveriesFor });
    await submit({ fields: { ...fields, message: 'Water for 500' } }, { deliveriesFor });
    expect(seen).toEqual([['honeypot'], []]);
    expect(await store.count({ held: true })).toBe(1);
  });

  it('is never held when it has words of distress, in the message or in a name', async () => {
    const { submit, store } = await useCase();
    for (const text of [
      { message: 'Nou pa gen dlo' },
      { message: '我们这里没有水' },
      { organization: 'Clinic for cholera' },
      { message: `Help us: ${'https://a.example '.repeat(20)}` },
    ]) {
      const outcome = await submit({ fields: { ...held.fields, ...text }, formAge: 0 });
      expect(await store.findByReference(referenceOf(outcome))).toMatchObject({ heldFor: [] });
    }
  });

  it('is the same text for the third time within 24 hours, in any spacing and case', async () => {
    const { submit, store, clock } = await useCase();
    const heldFor = async (message: string, name = 'Ada') => {
      const outcome = await submit({ fields: { name, message } });
      return (await store.findByReference(referenceOf(outcome)))?.heldFor;
    };
    expect(await heldFor('Water for 400')).toEqual([]);
    expect(await heldFor('water  for 400 ')).toEqual([]);
    expect(await heldFor('WATER for\n400')).toEqual(['duplicate']);
    expect(await heldFor('Water for 400', 'Grace')).toEqual([]);
    clock.now = new Date('2026-11-22T12:00:00.001Z');
    expect(await heldFor('Water for 400')).toEqual([]);
  });

  it('is the same text for the third time, also when all copies come at once', async () => {
    const { submit, store } = await useCase();
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => submit()));
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(30);
    expect(await store.count({ held: true })).toBe(28);
  });

  it('is no trap that holds white space, nothing, or no text', async () => {
    const { submit, store } = await useCase();
    for (const trap of ['', ' \n', 7, null])
      await submit({ fields: { ...fields, message: `Water ${trap}`, [trapField]: trap } });
    expect(await store.count({ held: true })).toBe(0);
  });
});

describe('a shelter, with one address for all', () => {
  const limit = { messages: 20, seconds: 3600 };
  const one = (number: number, message: string) => ({ fields: { name: `Person ${number}`, message } });

  it('gets through: a hundred people who need water, each stored and none held', async () => {
    const { submit, store } = await useCase({ limit });
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, n) => submit(one(n, `No water since day ${n % 4}`))),
    );
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(100);
    expect(await store.count({ held: false })).toBe(100);
  });

  it('gets through up to ten times the limit, and after a flood of other messages', async () => {
    const { submit } = await useCase({ limit: { messages: 2, seconds: 3600 } });
    const kinds: string[] = [];
    for (let n = 0; n < 4; n++) kinds.push((await submit(one(n, `Prices for ${n}`))).kind);
    expect(kinds).toEqual(['stored', 'stored', 'limited', 'limited']);
    for (let n = 0; n < 20; n++) expect((await submit(one(n, `Babies, no water ${n}`))).kind).toBe('stored');
    expect((await submit(one(20, 'Babies, no water 20'))).kind).toBe('limited');
  });
});

describe('a store that fails', () => {
  it('is never taken for success: the sender may try again, the operator hears why', async () => {
    const error = new Error('disk full');
    const { submit, failures } = await useCase({
      store: {
        add: () => Promise.reject(error),
      },
    });
    expect(await submit({ idempotencyKey: 'k' })).toEqual({ kind: 'unavailable', retryAfterSeconds: 5 });
    expect(failures).toEqual([error]);
  });

  it('writes nothing down any more that it begins with after its sender was told to try again', async () => {
    const { submit, store } = await useCase();
    const { promise: free, resolve: release } = Promise.withResolvers<void>();
    const late: MessageStore['add'] = async (entry, signal) => {
      await free;
      return store.add(entry, signal);
    };
    expect((await submit({}, { storeDeadline: 10, store: { ...store, add: late } })).kind).toBe(
      'unavailable',
    );
    release();
    expect((await submit({ fields: { ...fields, message: 'After' } })).kind).toBe('stored');
    expect(await store.count()).toBe(1);
  });

  it('is not waited for without end', async () => {
    const { submit } = await useCase({ store: { add: () => new Promise(() => {}) } });
    expect((await submit({}, { storeDeadline: 10 })).kind).toBe('unavailable');
  });
});
