import { copyFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openConnection } from './sqlite-connection.ts';

/** A connection in the middle of a transaction of several trips, as a change of a message is. */
function inTransaction() {
  const file = join(temporaryFolder(), 'messages.db');
  const connection = openConnection({ file, readOnly: false, busyTimeout: 100 });
  onTestFinished(() => connection.close());
  const run = (sql: string) => connection.run(() => connection.prepare(sql).run());
  run('create table notes (text)');
  run('begin immediate');
  run("insert into notes values ('begun')");
  /** What anybody else finds in the file. */
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

test('a file that is away in the middle of a transaction is written to again when it is back', () => {
  const { file, run, found } = inTransaction();
  renameSync(file, `${file}.away`);
  expect(() => run("insert into notes values ('lost')")).toThrow('gone');
  expect(() => run('rollback')).toThrow('gone');
  renameSync(`${file}.away`, file);
  run("insert into notes values ('after')");
  expect(found()).toEqual(['after']);
});

test('a file that takes the place of another in the middle of a transaction is written to', () => {
  const { file, run, found } = inTransaction();
  copyFileSync(file, `${file}.copy`);
  const copy = new DatabaseSync(`${file}.copy`);
  copy.exec('drop table if exists notes; create table notes (text)');
  copy.close();
  renameSync(`${file}.copy`, file);
  expect(() => run("insert into notes values ('lost')")).toThrow('another file');
  expect(() => run('rollback')).toThrow('no transaction');
  run("insert into notes values ('after')");
  expect(found()).toEqual(['after']);
});
