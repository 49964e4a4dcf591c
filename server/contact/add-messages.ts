import { deliveryRows } from '../outbox/delivery-rows.ts';
import type { Database } from '../storage/database.ts';
import { isPostgres } from '../storage/is-postgres.ts';
import { type Addition, addUnlessFound, type Found } from './addition.ts';
import { groupCommit } from './group-commit.ts';
import { eventRow } from './message-events.ts';
import { toRow } from './message-row.ts';
import type { AddResult, MessageStore, NewMessage } from './message-store.ts';

/** Commits at once: SQLite has one writer, PostgreSQL works on one group while it syncs the other. */
const postgresLanes = 2;

/** Adds messages that arrive together with one commit, which each of them waits for. */
export function groupedAdd(database: Database): MessageStore['add'] {
  const lanes = isPostgres(database) ? postgresLanes : 1;
  return groupCommit<NewMessage, AddResult>(entries => addGroup(database, firstOfEach(entries)), lanes);
}

type Results = Map<NewMessage, AddResult>;

/**
 * What can be written beside one another: of the same call and of the same text only the first, which the next group
 * finds. In the order of their keys: two groups with the same ones would otherwise wait for one another for ever.
 */
function firstOfEach(entries: readonly NewMessage[]): NewMessage[] {
  const taken = new Set<string>();
  const first = entries.filter(({ key, textDigest, unlessSeen }) => {
    const marks = [...(key ? [key.hash] : []), ...(unlessSeen ? [textDigest] : [])];
    if (marks.some(mark => taken.has(mark))) return false;
    for (const mark of marks) taken.add(mark);
    return true;
  });
  return first.sort((a, b) => ((a.key?.hash ?? '') < (b.key?.hash ?? '') ? -1 : 1));
}

/**
 * Adds messages with their deliveries and the first lines of their history, or tells of some why not. Those that it says
 * nothing of have to be added again.
 */
async function addGroup(database: Database, group: readonly NewMessage[]): Promise<Results> {
  let found = await addOrFind(database, group);
  // Whoever was faster with the same key has committed by now, and is found.
  if (found === 'taken' && group.length === 1) found = await addOrFind(database, group);
  if (found === 'taken') return addFewer(database, group);
  if (found.length === 0) return new Map(group.map(entry => [entry, { kind: 'added' }]));
  const known = knownIn(found);
  const results: Results = new Map();
  for (const entry of group) {
    const result = known(entry);
    if (result) results.set(entry, result);
  }
  if (results.size > 0) return results;
  for (const entry of group) await releaseExpiredKey(database, entry);
  return addGroup(database, group);
}

async function addOrFind(
  database: Database,
  entries: readonly NewMessage[],
): Promise<readonly Found[] | 'taken'> {
  try {
    return await addUnlessFound(database, additionOf(entries));
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}

/** Somebody else has a reference, or a key since the question. Rare: half of them, until it stands alone. */
async function addFewer(database: Database, group: readonly NewMessage[]): Promise<Results> {
  const [first] = group;
  if (first && group.length === 1) return new Map([[first, { kind: 'reference-taken' }]]);
  return addGroup(database, group.slice(0, Math.ceil(group.length / 2)));
}

function additionOf(entries: readonly NewMessage[]): Addition {
  return {
    rows: {
      messages: entries.map(({ message, textDigest, key }) => toRow(message, textDigest, key)),
      message_events: entries.flatMap(firstEvents),
      deliveries: entries.flatMap(({ message, deliveries }) =>
        deliveryRows(message.reference, deliveries, message.receivedAt),
      ),
    },
    keys: entries.flatMap(({ key }) => key?.hash ?? []),
    texts: entries.flatMap(({ textDigest: digest, unlessSeen }) =>
      unlessSeen ? [{ digest, ...unlessSeen }] : [],
    ),
  };
}

function firstEvents({ message }: NewMessage) {
  const { reference, receivedAt: at, heldFor } = message;
  const received = eventRow(reference, { at, kind: 'received', by: 'site' });
  if (heldFor.length === 0) return [received];
  return [received, eventRow(reference, { at, kind: 'held', by: 'site', note: heldFor.join(', ') })];
}

/** What the rows that were there mean for a message. */
function knownIn(found: readonly Found[]): (entry: NewMessage) => AddResult | undefined {
  const byKey = new Map(found.map(row => [row.key_hash, row]));
  const times = new Map(found.map(row => [row.text_digest, Number(row.times)]));
  return ({ message, key, textDigest, unlessSeen }) => {
    const row = key && byKey.get(key.hash);
    if (row?.reference && row.received_at && new Date(row.key_expires_at ?? 0) > message.receivedAt)
      return {
        kind: 'repeated',
        message: { reference: row.reference, receivedAt: new Date(row.received_at) },
      };
    const seen = unlessSeen && times.get(textDigest);
    return seen ? { kind: 'seen', times: seen } : undefined;
  };
}

/** A key that has expired may be used again; nothing else may have it until then. */
async function releaseExpiredKey(database: Database, { key, message }: NewMessage): Promise<void> {
  if (!key) return;
  await database
    .updateTable('messages')
    .set({ key_hash: null, key_expires_at: null })
    .where('key_hash', '=', key.hash)
    .where('key_expires_at', '<=', message.receivedAt.toISOString())
    .execute();
}

/** Whether something unique is taken; SQLite says it in words, PostgreSQL with a code. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.startsWith('UNIQUE constraint failed') || ('code' in error && error.code === '23505');
}
