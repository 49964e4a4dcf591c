import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgres } from '../tests/support/shared-postgres.ts';
import { createLog } from './log.ts';
import { type Database, openDatabase } from './storage/database.ts';

/** Logs an error; returns the line and its parsed error. */
function loggedOf(err: unknown): { line: string; logged: Record<string, unknown> } {
  const lines: string[] = [];
  createLog('info', { write: line => lines.push(line) }).error({ err }, 'message not stored');
  const [line = ''] = lines;
  return { line, logged: JSON.parse(line).err };
}

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ kind: 'postgres', url: await postgres.newDatabase() });
  await sql`CREATE TABLE people (name varchar(8) UNIQUE, said text NOT NULL)`.execute(database);
  await sql`INSERT INTO people VALUES ('Ada Rémy', '')`.execute(database);
});
afterAll(() => database?.destroy());

test.each([
  ['a duplicate value', sql`INSERT INTO people VALUES (${'Ada Rémy'}, '')`, '23505', 'detail'],
  ['a missing value', sql`INSERT INTO people VALUES (${'Ada'}, NULL)`, '23502', 'detail'],
  [
    'a value that is too long',
    sql`DO $$ BEGIN EXECUTE 'INSERT INTO people VALUES (''Ada Rémy of Relief'', '''')'; END $$`,
    '22001',
    'where',
  ],
  [
    'a call that does not exist',
    sql`DO $$ BEGIN EXECUTE 'SELECT find(''Ada Rémy'')'; END $$`,
    '42883',
    'internalQuery',
  ],
])(
  'A logged PostgreSQL error about %s names its kind and shows no value',
  async (_name, statement, code, field) => {
    const error: unknown = await statement.execute(database).catch((refused: unknown) => refused);
    expect(error).toMatchObject({ code, [field]: expect.stringContaining('Ada') });
    const { line, logged } = loggedOf(error);
    expect(logged).toMatchObject({ type: 'DatabaseError', message: expect.stringMatching(/\w/), code });
    expect(logged['stack']).toContain('log.test.ts');
    expect(line).not.toMatch(/Ada|Rémy|Relief/);
  },
);

test('A logged SQLite error names table and column and shows no value', () => {
  const database = new DatabaseSync(':memory:');
  database.exec("CREATE TABLE people (name TEXT UNIQUE); INSERT INTO people VALUES ('Ada Rémy')");
  let error: unknown;
  try {
    database.prepare('INSERT INTO people VALUES (?)').run('Ada Rémy');
  } catch (refused) {
    error = refused;
  }
  const { line, logged } = loggedOf(error);
  expect(logged).toMatchObject({
    code: 'ERR_SQLITE_ERROR',
    message: expect.stringContaining('people.name'),
  });
  expect(line).not.toMatch(/Ada|Rémy/);
});

test('A logged aggregate error lists its errors without their personal data', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
    body: 'Ada Rémy',
  });
  const { line, logged } = loggedOf(new AggregateError([refused], 'cannot connect'));
  expect(logged).toMatchObject({
    message: 'cannot connect',
    errors: [{ message: 'connect ECONNREFUSED', code: 'ECONNREFUSED', syscall: 'connect' }],
  });
  expect(line).not.toContain('Ada');
});

test('A thrown value that is not an error is logged by its type only', () => {
  expect(loggedOf('Ada Rémy').logged).toEqual({ type: 'string' });
  expect(loggedOf({ name: 'Ada Rémy' }).logged).toEqual({ type: 'object' });
});
