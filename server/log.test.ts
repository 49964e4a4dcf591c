import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningPostgres, startPostgres } from '../tests/support/postgres.ts';
import { createLog } from './log.ts';
import { type Database, openDatabase } from './storage/database.ts';

// A busy machine takes its time to start PostgreSQL.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** What is logged of an error. */
function loggedOf(err: unknown): { line: string; logged: Record<string, unknown> } {
  const lines: string[] = [];
  createLog('info', { write: line => lines.push(line) }).error({ err }, 'message not stored');
  const [line = ''] = lines;
  return { line, logged: JSON.parse(line).err };
}

describe("an error of PostgreSQL's in the log", () => {
  let postgres: RunningPostgres;
  let database: Database;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await openDatabase({ kind: 'postgres', url: await postgres.newDatabase() });
    await sql`CREATE TABLE people (name varchar(8) UNIQUE, said text NOT NULL)`.execute(database);
    await sql`INSERT INTO people VALUES ('Ada Rémy', '')`.execute(database);
  });
  afterAll(async () => {
    await database?.destroy();
    await postgres?.stop();
  });

  it.each([
    ['a value that is there already', sql`INSERT INTO people VALUES (${'Ada Rémy'}, '')`, '23505', 'detail'],
    ['a row that lacks something', sql`INSERT INTO people VALUES (${'Ada'}, NULL)`, '23502', 'detail'],
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
  ])('about %s names its kind and shows no value', async (_name, statement, code, field) => {
    const error: unknown = await statement.execute(database).catch((refused: unknown) => refused);
    expect(error).toMatchObject({ code, [field]: expect.stringContaining('Ada') });
    const { line, logged } = loggedOf(error);
    expect(logged).toMatchObject({ type: 'DatabaseError', message: expect.stringMatching(/\w/), code });
    expect(logged['stack']).toContain('log.test.ts');
    expect(line).not.toMatch(/Ada|Rémy|Relief/);
  });
});

describe('an error in the log', () => {
  it('of SQLite names the part of the tables and shows no value', () => {
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

  it('shows the errors that it stands for in the same way', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
      body: 'Ada Rémy',
    });
    const { line, logged } = loggedOf(new AggregateError([refused], 'no way there'));
    expect(logged).toMatchObject({
      message: 'no way there',
      errors: [{ message: 'connect ECONNREFUSED', code: 'ECONNREFUSED', syscall: 'connect' }],
    });
    expect(line).not.toContain('Ada');
  });

  it('that is none is not shown at all', () => {
    expect(loggedOf('Ada Rémy').logged).toEqual({ type: 'string' });
    expect(loggedOf({ name: 'Ada Rémy' }).logged).toEqual({ type: 'object' });
  });
});
