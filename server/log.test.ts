import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

/** Logs an error; returns the line and its parsed error. */
function logError(err: unknown): { line: string; logged: Record<string, unknown> } {
  const lines: string[] = [];
  createLog('info', { write: line => lines.push(line) }).error({ err }, 'message not stored');
  const [line = ''] = lines;
  return { line, logged: JSON.parse(line).err };
}

test('A logged SQLite error names table and column and shows no value', () => {
  const database = new DatabaseSync(':memory:');
  database.exec("CREATE TABLE people (name TEXT UNIQUE); INSERT INTO people VALUES ('Ada Rémy')");
  let error: unknown;
  try {
    database.prepare('INSERT INTO people VALUES (?)').run('Ada Rémy');
  } catch (refused) {
    error = refused;
  }
  const { line, logged } = logError(error);
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
  const { line, logged } = logError(new AggregateError([refused], 'cannot connect'));
  expect(logged).toMatchObject({
    message: 'cannot connect',
    errors: [{ message: 'connect ECONNREFUSED', code: 'ECONNREFUSED', syscall: 'connect' }],
  });
  expect(line).not.toContain('Ada');
});

test('A thrown value that is not an error is logged by its type only', () => {
  expect(logError('Ada Rémy').logged).toEqual({ type: 'string' });
  expect(logError({ name: 'Ada Rémy' }).logged).toEqual({ type: 'object' });
});
