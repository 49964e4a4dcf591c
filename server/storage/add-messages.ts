import type { CompiledQuery } from 'kysely';
import type { AddResult, MessageStore, NewMessage } from '../contact/message-store.ts';
import type { Database } from './database.ts';
import { deliveryRows } from './deliveries.ts';
import { groupCommit } from './group-commit.ts';
import { eventRow } from './message-events.ts';
import { toRow } from './message-row.ts';
import { isTaken, runTogether } from './together.ts';

/** Adds messages that arrive together with one commit, which each of them waits for. */
export function groupedAdd(database: Database): MessageStore['add'] {
  const add = groupCommit<NewMessage, AddResult | 'refused'>(entries => addGroup(database, entries));
  return async entry => {
    const result = await add(entry);
    return result === 'refused' ? conflictOf(database, entry.message.reference) : result;
  };
}

type Added = Map<NewMessage, AddResult | 'refused'>;

/** Adds messages with their deliveries and the first lines of their history, in one commit. */
async function addGroup(database: Database, entries: readonly NewMessage[]): Promise<Added> {
  try {
    await runTogether(database, [
      ...releaseExpiredKeys(database, entries),
      insertMessages(database, entries).compile(),
      ...insertWhatFollows(database, entries),
    ]);
    return new Map(entries.map(entry => [entry, 'added']));
  } catch (error) {
    if (!isTaken(error)) throw error;
    return addWhatIsFree(database, entries);
  }
}

/** The same when one of them has a reference or a key that is taken: the others are added. */
async function addWhatIsFree(database: Database, entries: readonly NewMessage[]): Promise<Added> {
  const results: Added = new Map();
  const byReference = new Map(entries.toReversed().map(entry => [entry.message.reference, entry]));
  for (const entry of entries)
    results.set(entry, byReference.get(entry.message.reference) === entry ? 'refused' : 'reference-taken');
  const first = [...byReference.values()];

  await database.transaction().execute(async inside => {
    for (const statement of releaseExpiredKeys(inside, first)) await inside.executeQuery(statement);
    const added = await insertMessages(inside, first)
      .onConflict(conflict => conflict.doNothing())
      .returning('reference')
      .execute();
    const stored = added.flatMap(({ reference }) => byReference.get(reference) ?? []);
    if (stored.length === 0) return;
    for (const statement of insertWhatFollows(inside, stored)) await inside.executeQuery(statement);
    for (const entry of stored) results.set(entry, 'added');
  });
  return results;
}

function insertMessages(database: Database, entries: readonly NewMessage[]) {
  return database
    .insertInto('messages')
    .values(entries.map(({ message, textDigest, key }) => toRow(message, textDigest, key)));
}

/** History and deliveries of messages that are being added. */
function insertWhatFollows(database: Database, entries: readonly NewMessage[]): CompiledQuery[] {
  const events = database.insertInto('message_events').values(entries.flatMap(firstEvents));
  const deliveries = entries.flatMap(entry =>
    deliveryRows(entry.message.reference, entry.deliveries, entry.message.receivedAt),
  );
  if (deliveries.length === 0) return [events.compile()];
  return [events.compile(), database.insertInto('deliveries').values(deliveries).compile()];
}

function firstEvents({ message }: NewMessage) {
  const { reference, receivedAt: at, heldFor } = message;
  const received = eventRow(reference, { at, kind: 'received', by: 'site' });
  if (heldFor.length === 0) return [received];
  return [received, eventRow(reference, { at, kind: 'held', by: 'site', note: heldFor.join(', ') })];
}

/** A key that has expired may be used again; nothing else may have it until then. */
function releaseExpiredKeys(database: Database, entries: readonly NewMessage[]): CompiledQuery[] {
  const keyed = entries.flatMap(({ key, message }) =>
    key ? [{ hash: key.hash, at: message.receivedAt }] : [],
  );
  if (keyed.length === 0) return [];
  // The earliest: a key that has yet to expire for one of them is left to its next attempt.
  const now = new Date(Math.min(...keyed.map(({ at }) => at.getTime())));
  const hashes = keyed.map(({ hash }) => hash);
  return [
    database
      .updateTable('messages')
      .set({ key_hash: null, key_expires_at: null })
      .where('key_hash', 'in', hashes)
      .where('key_expires_at', '<=', now.toISOString())
      .compile(),
  ];
}

async function conflictOf(database: Database, reference: string): Promise<AddResult> {
  const taken = await database
    .selectFrom('messages')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return taken ? 'reference-taken' : 'key-taken';
}
