import { type Kysely, sql } from 'kysely';
import { isPostgres } from './postgres-dialect.ts';

/**
 * Every change of the tables, in order. Only append: published migrations have run on databases that hold
 * messages. Migrations never import the schema, which goes on changing.
 */
export const migrations: Readonly<Record<string, ReturnType<typeof createMigration>>> = {
  '0001-messages': createMigration(
    `CREATE TABLE messages (
      reference text PRIMARY KEY,
      received_at text NOT NULL,
      language text NOT NULL,
      form_type text NOT NULL,
      name text NOT NULL,
      phone text NOT NULL,
      email text NOT NULL,
      organization text NOT NULL,
      message text NOT NULL,
      key_hash text UNIQUE,
      key_expires_at text
    )`,
    'CREATE INDEX messages_received_at ON messages (received_at)',
    'CREATE INDEX messages_key_expires_at ON messages (key_expires_at)',
  ),
  '0002-desk': createMigration(
    "ALTER TABLE messages ADD COLUMN state text DEFAULT 'new' NOT NULL",
    "ALTER TABLE messages ADD COLUMN held_for text DEFAULT '' NOT NULL",
    "ALTER TABLE messages ADD COLUMN text_digest text DEFAULT '' NOT NULL",
    'CREATE INDEX messages_state_received_at ON messages (state, received_at)',
    'CREATE INDEX messages_text_digest ON messages (text_digest)',
    `CREATE TABLE message_events (
      id text PRIMARY KEY,
      reference text NOT NULL REFERENCES messages (reference),
      at text NOT NULL,
      kind text NOT NULL,
      actor text NOT NULL,
      note text NOT NULL
    )`,
    'CREATE INDEX message_events_reference ON message_events (reference, id)',
    `CREATE TABLE deliveries (
      reference text NOT NULL REFERENCES messages (reference),
      channel text NOT NULL,
      state text NOT NULL,
      created_at text NOT NULL,
      attempts integer NOT NULL,
      next_try_at text NOT NULL,
      sent_at text,
      last_error text NOT NULL,
      claim text,
      claimed_until text,
      CONSTRAINT deliveries_once PRIMARY KEY (reference, channel)
    )`,
    'CREATE INDEX deliveries_due ON deliveries (state, next_try_at)',
    // The first version could not send mail: the team is told of its messages now.
    `INSERT INTO deliveries
      (reference, channel, state, created_at, attempts, next_try_at, sent_at, last_error)
      SELECT reference, 'team-mail', 'pending', received_at, 0, received_at, NULL, '' FROM messages`,
    `INSERT INTO message_events (id, reference, at, kind, actor, note)
      SELECT received_at || '-' || reference, reference, received_at, 'received', 'site', '' FROM messages`,
    'CREATE TABLE acknowledged (address_digest text PRIMARY KEY, reference text NOT NULL, at text NOT NULL)',
    'CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL)',
    // Dropped later: limits are counted in memory.
    'CREATE TABLE rate_limits (key varchar(255) PRIMARY KEY, points integer DEFAULT 0 NOT NULL, expire bigint)',
  ),
  '0003-heartbeats': createMigration('CREATE TABLE heartbeats (name text PRIMARY KEY, at text NOT NULL)'),
  '0004-keys-without-expiry': createMigration(
    'DROP INDEX messages_key_expires_at',
    'ALTER TABLE messages DROP COLUMN key_expires_at',
  ),
  '0005-reply-by': createMigration(
    "ALTER TABLE messages ADD COLUMN reply_by text DEFAULT '' NOT NULL",
    // Published versions promised 24 hours, always.
    {
      sqlite: "UPDATE messages SET reply_by = strftime('%Y-%m-%dT%H:%M:%fZ', received_at, '+24 hours')",
      postgres: `UPDATE messages SET reply_by = to_char(
        received_at::timestamptz AT TIME ZONE 'UTC' + interval '24 hours', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    },
    // Reminders follow the promise: they are no longer named by hours.
    "UPDATE deliveries SET channel = 'first-reminder' WHERE channel = 'reminder-18'",
    "UPDATE deliveries SET channel = 'last-reminder' WHERE channel = 'reminder-23'",
  ),
  '0006-no-form-type': createMigration('ALTER TABLE messages DROP COLUMN form_type'),
  '0007-accepted-by': createMigration(
    "ALTER TABLE deliveries ADD COLUMN accepted_by text DEFAULT '' NOT NULL",
  ),
  '0008-set-aside': createMigration(
    'ALTER TABLE messages RENAME COLUMN held_for TO set_aside_for',
    "UPDATE message_events SET kind = 'set-aside' WHERE kind = 'held'",
    // No email ever told the team of these: the first list does.
    `INSERT INTO deliveries
      (reference, channel, state, created_at, attempts, next_try_at, sent_at, last_error)
      SELECT reference, 'set-aside-list', 'pending', received_at, 0, received_at, NULL, '' FROM messages
      WHERE set_aside_for <> '' AND state = 'new'`,
  ),
  '0009-turns': createMigration(
    'ALTER TABLE acknowledged RENAME TO turns',
    'ALTER TABLE turns RENAME COLUMN address_digest TO receiver',
    // Limits are counted in memory.
    'DROP TABLE rate_limits',
  ),
  '0010-app-state': createMigration(
    'ALTER TABLE heartbeats RENAME TO app_state',
    'ALTER TABLE app_state RENAME COLUMN at TO value',
  ),
  '0011-plain-names': createMigration(
    'ALTER TABLE deliveries RENAME COLUMN claim TO lease',
    'ALTER TABLE deliveries RENAME COLUMN claimed_until TO leased_until',
    'ALTER TABLE turns RENAME COLUMN receiver TO turn_key',
  ),
  // With the time in it, counting a text reads neither all messages of the day nor all with this text.
  '0012-text-and-time': createMigration(
    'DROP INDEX messages_text_digest',
    'CREATE INDEX messages_text_digest_received_at ON messages (text_digest, received_at)',
  ),
};

/** Throws if a database has run migrations that this version does not know. */
export function assertNotLater(done: readonly string[]): void {
  const later = done.filter(name => !(name in migrations));
  if (later.length > 0)
    throw new Error(
      `its schema is from a later version: ${later.join(', ')}; run that version, or restore a backup from before it`,
    );
}

/** Runs these statements, one after the other. The two databases have two where their SQL differs. */
function createMigration(...statements: readonly (string | { sqlite: string; postgres: string })[]) {
  const statementsFor = (kind: 'sqlite' | 'postgres') =>
    statements.map(statement => (typeof statement === 'string' ? statement : statement[kind]));
  return {
    statementsFor,
    async up(database: Kysely<unknown>) {
      const kind = isPostgres(database) ? 'postgres' : 'sqlite';
      for (const statement of statementsFor(kind)) await sql.raw(statement).execute(database);
    },
  };
}
