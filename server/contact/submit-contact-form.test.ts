import { expect, test } from 'vitest';
import { temporaryDatabase } from '../../tests/support/databases.ts';
import { noon } from '../../tests/support/sample-messages.ts';
import { deriveKey } from '../base/keys.ts';
import { createLog } from '../base/log.ts';
import { createRateLimiter } from '../base/rate-limiter.ts';
import type { RateLimit } from '../base/settings.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createMessageStore, type MessageStore } from './message-store.ts';
import { keyLifetimeMs } from './retention.ts';
import {
  createSubmit,
  hashKey,
  type ReceivedForm,
  type SubmitDeps,
  type SubmitOutcome,
} from './submit-contact-form.ts';

const fields = { name: 'Ada', message: 'Water for 400' };

/** The use case on a real store, with a clock that stands still until it is moved. */
async function useCase({ limit }: { limit?: RateLimit } = {}) {
  const database = await temporaryDatabase();
  const store = createMessageStore(database);
  const logged: string[] = [];
  const counted: string[] = [];
  const clock = { now: () => noon };
  const log = createLog('info', { write: line => logged.push(line) });
  const deps: SubmitDeps = {
    store,
    limiter: createRateLimiter({ client: limit, refuseFactor: 10 }),
    channelSettings: { mail: { acknowledge: true }, webhook: undefined },
    responseHours: 48,
    referencePrefix: 'CW',
    textKey: deriveKey('a secret', 'texts'),
    clock,
    log,
    wakeDelivering: () => counted.push('woken'),
    storeTimeoutMs: 5000,
    metrics: {
      stored: ({ setAsideFor }) => counted.push(setAsideFor.length > 0 ? 'set aside' : 'stored'),
      rejected: reason => counted.push(reason),
    },
  };
  const submit = (changes: Partial<ReceivedForm> = {}, other: Partial<SubmitDeps> = {}) =>
    createSubmit({ ...deps, ...other })({
      fields,
      honeypot: undefined,
      client: { digest: 'a', networkDigest: 'n' },
      language: 'en',
      requestId: 'r1',
      ...changes,
    });
  /** Submits a message and returns why it was set aside. */
  const setAsideFor = async (changes: Partial<ReceivedForm>) =>
    (await store.findByReference(getReference(await submit(changes))))?.setAsideFor;
  return { submit, setAsideFor, store, outbox: createOutbox(database), clock, logged, counted };
}

function getReference(outcome: SubmitOutcome): string {
  if (outcome.kind !== 'stored') throw new Error(`was not stored: ${outcome.kind}`);
  return outcome.receipt.reference;
}

test('A repeated call gets its first answer until its key is forgotten, and is stored once', async () => {
  const { submit, store, clock, counted } = await useCase();
  const first = await submit({ idempotencyKey: 'k' });
  clock.now = () => new Date(noon.getTime() + 1000);
  expect(await submit({ idempotencyKey: 'k' })).toEqual(first);
  expect(await store.list()).toHaveLength(1);
  expect(counted).toEqual(['stored', 'woken']);
  await store.forgetKeys(new Date(noon.getTime() + keyLifetimeMs));
  expect(getReference(await submit({ idempotencyKey: 'k' }))).not.toBe(getReference(first));
});

test('The same key with other content is another message', async () => {
  const { submit, store } = await useCase();
  const first = getReference(await submit({ idempotencyKey: '1' }));
  const other = { ...fields, name: 'Bob' };
  const second = getReference(await submit({ idempotencyKey: '1', fields: other }));
  expect(second).not.toBe(first);
  expect(await store.findByReference(second)).toMatchObject({ name: 'Bob' });
  expect(getReference(await submit({ idempotencyKey: '1' }))).toBe(first);
});

test('A key with its message has one digest in all versions', () => {
  const message = { name: 'Ada', phone: '1', email: 'a@b.c', organization: 'Relief', message: 'Water' };
  expect(hashKey('k', message)).toBe('e149b66bbff7ffde1c16615e10c32493234e3665fc88f80a1ae7092e21d15d8b');
});

test('Messages that were not stored do not count for the limit', async () => {
  const { submit, store, outbox } = await useCase({ limit: { count: 1, seconds: 600 } });
  const add: MessageStore['add'] = () => Promise.reject(new Error('disk full'));
  await submit({ fields: {} });
  const withEmail = { fields: { ...fields, email: 'ada@example.org' } };
  await submit(withEmail, { store: { ...store, add } });
  expect((await submit(withEmail)).kind).toBe('stored');
  expect((await outbox.find()).map(({ channel }) => channel)).toContain('acknowledgement');
});

test('A message of a bot is stored and set aside: listed for the team, and nothing else', async () => {
  const { submit, store, outbox, counted } = await useCase();
  const outcome = await submit({ fields: { ...fields, email: 'ada@example.org' }, honeypot: 'SEO' });
  const reference = getReference(outcome);
  expect(await store.findByReference(reference)).toMatchObject({ setAsideFor: ['honeypot'] });
  expect(await outbox.find()).toMatchObject([{ channel: 'set-aside-list', state: 'pending' }]);
  expect(counted).toEqual(['set aside', 'woken']);
  // The visitor sees no difference.
  expect(Object.keys(outcome)).toEqual(Object.keys(await submit()));
});

test('The third message with the same text within a day is set aside, whatever its spacing and case', async () => {
  const { setAsideFor, clock } = await useCase();
  const sent = (message: string, name = 'Ada') => setAsideFor({ fields: { name, message } });
  expect(await sent('Water for 400')).toEqual([]);
  expect(await sent('water  for 400 ')).toEqual([]);
  expect(await sent('WATER for\n400')).toEqual(['duplicate']);
  expect(await sent('Water for 400', 'Grace')).toEqual([]);
  clock.now = () => new Date('2026-11-22T12:00:00.001Z');
  expect(await sent('Water for 400')).toEqual([]);
});

test('A message whose visitor was told to retry is not stored late', async () => {
  const { submit, store } = await useCase();
  const { promise: free, resolve: release } = Promise.withResolvers<void>();
  const add: MessageStore['add'] = async (incoming, signal) => {
    await free;
    return store.add(incoming, signal);
  };
  expect((await submit({}, { storeTimeoutMs: 10, store: { ...store, add } })).kind).toBe('unavailable');
  release();
  expect((await submit({ fields: { ...fields, message: 'After' } })).kind).toBe('stored');
  expect(await store.list()).toHaveLength(1);
});

test('Messages of one client that come together are counted like those that come one after the other', async () => {
  const { submit } = await useCase({ limit: { count: 1, seconds: 600 } });
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => submit()));
  expect(outcomes.filter(({ kind }) => kind === 'limited')).toHaveLength(2);
});
