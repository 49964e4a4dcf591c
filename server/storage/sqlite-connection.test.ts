import { copyFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openConnection } from './sqlite-connection.ts';

/** A connection in the middle of a transaction, as when a message is stored. */
function inTransaction() {
  const file = join(temporaryFolder(), 'messages.db');
  writeFileSync(file, '');
  const connection = openConnection({ file, busyTimeoutMs: 100 });
  onTestFinished(() => connection.close());
  const run = (sql: string) => connection.query(sql, []);
  run('create table notes (text)');
  run('begin');
  run("insert into notes values ('begun')");
  /** Reads the file as any other process does. */
  const found = () => {
    const other = new DatabaseSync(file);
    onTestFinished(() => other.close());
    return other
      .prepare('select text from notes')
      .all()
      .map(row => row['text']);
  };
  return { file, run, found };
}

test('If the file disappears during a transaction, that transaction is lost and later messages are stored', () => {
  const { file, run, found } = inTransaction();
  renameSync(file, `${file}.away`);
  expect(() => run("insert into notes values ('lost')")).toThrow('gone');
  expect(() => run('commit')).toThrow('gone');
  renameSync(`${file}.away`, file);
  run("insert into notes values ('after')");
  expect(found()).toEqual(['after']);
});

test('After another file took its place during a transaction, later messages go to the new file', () => {
  const { file, run, found } = inTransaction();
  copyFileSync(file, `${file}.copy`);
  const copy = new DatabaseSync(`${file}.copy`);
  copy.exec('drop table if exists notes; create table notes (text)');
  copy.close();
  renameSync(`${file}.copy`, file);
  expect(() => run('commit')).toThrow('replaced');
  // Kysely rolls back after every error, and would report the second one.
  run('rollback');
  run("insert into notes values ('after')");
  expect(found()).toEqual(['after']);
});
