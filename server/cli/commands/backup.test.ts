import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { temporarySqliteProgram } from '../../../tests/support/messages-program.ts';
import { noon } from '../../../tests/support/sample-messages.ts';
import { hour } from '../../base/clock.ts';

test('The command backup copies the database while messages are being added, for this account only', async () => {
  const { run, folder, add } = await temporarySqliteProgram();
  const file = join(folder, 'backup.db');
  const adding = [...'CDFGHJKMNPQRTWXY'].map(letter => add({ reference: `CW-CCCC-CCC${letter}` }));
  const { code, out } = await run(`backup ${file}`);
  await Promise.all(adding);
  expect(code).toBe(0);
  expect(out).toMatch(/: \d+ messages?, verified\./);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await run('answer CW-7K4M-9QRT', { DATABASE_URL: `sqlite:${file}` })).toMatchObject({ code: 0 });
});

test('A backup holds nothing of what was erased', async () => {
  const { run, folder, store } = await temporarySqliteProgram();
  await store.erase('CW-7K4M-9QRT', noon);
  const file = join(folder, 'backup.db');
  expect((await run(`backup ${file}`)).out).toMatch(/^.*\/backup\.db: 1 message, /);
  expect(readFileSync(file, 'latin1')).not.toContain('ada@example.org');
});

test('The command backup never overwrites a file and leaves nothing behind when it fails', async () => {
  const { run, folder } = await temporarySqliteProgram();
  const file = join(folder, 'notes.txt');
  writeFileSync(file, 'mine');
  expect(await run(`backup ${file}`)).toMatchObject({ code: 1, err: expect.stringContaining('exists') });
  expect(readFileSync(file, 'utf8')).toBe('mine');
  const nowhere = join(folder, 'none', 'backup.db');
  expect(await run(`backup ${nowhere}`)).toMatchObject({ code: 1 });
  expect(existsSync(nowhere)).toBe(false);
});

test('The command backup --keep removes the oldest backups of a folder and nothing else', async () => {
  const { run, folder, file } = await temporarySqliteProgram();
  const backups = join(folder, 'backups');
  const [old, older] = ['clearwell-20261120T030000Z.db', 'clearwell-20261119T030000Z.db'];
  mkdirSync(backups);
  for (const name of [old, older, 'clearwell-notes.db']) writeFileSync(join(backups, name), '');
  expect(await run(`backup ${backups} --keep 2`)).toMatchObject({ code: 0 });
  expect(readdirSync(backups).toSorted()).toEqual([
    old,
    'clearwell-20261121T120000Z.db',
    'clearwell-notes.db',
  ]);
  expect((await run(`backup ${file} --keep 2`)).err).toMatch(/^No backup was made: EEXIST/);
});

test('The command backup removes what killed ones have left behind a day ago, and nothing of one that runs', async () => {
  const { run, folder } = await temporarySqliteProgram();
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const leave = (name: string, daysAgo: number) => {
    const part = join(backups, name);
    mkdirSync(part);
    writeFileSync(join(part, 'copy'), 'SQLite format 3');
    utimesSync(part, new Date(), new Date(Date.now() - daysAgo * 24 * hour));
  };
  leave('clearwell.part-CDFGHJ', 0.9);
  leave('clearwell.part-KMNPQR', 1.1);
  // Earlier versions named it otherwise.
  leave('clearwell.part', 1.1);
  leave('clearwell-20261120T030000Z.db.part', 1.1);
  leave('clearwell-20261120T030000Z.db.part-journal', 1.1);
  leave('clearwell-20261120T030000Z.db.part-CDFGHJ', 1.1);
  leave('holiday.part', 1.1);
  expect(await run(`backup ${join(backups, 'mine.db')}`)).toMatchObject({ code: 0 });
  expect(readdirSync(backups).toSorted()).toEqual(['clearwell.part-CDFGHJ', 'holiday.part', 'mine.db']);
});

test('What killed backups have left behind never prevents another backup, even if it cannot be removed', async () => {
  const { run, folder } = await temporarySqliteProgram();
  const name = 'clearwell.part-CDFGHJ';
  // It leads to itself, so that its age cannot be read.
  symlinkSync(name, join(folder, name));
  expect(await run(`backup ${join(folder, 'mine.db')}`)).toMatchObject({ code: 0 });
});

/** The program, and a backup of its first two messages; a third one came later. */
async function programWithBackup() {
  const program = await temporarySqliteProgram();
  const backup = join(program.folder, 'backup.db');
  await program.add({ reference: 'CW-CCCC-CCCC' }, [{ channel: 'team-mail', due: noon }]);
  await program.run(`backup ${backup}`);
  await program.add({ reference: 'CW-DDDD-DDDD' });
  const references = async (databaseFile: string) => {
    const { out } = await program.run('list --json', { DATABASE_URL: `sqlite:${databaseFile}` });
    return [...out.matchAll(/CW-\w{4}-\w{4}/g)].map(([reference]) => reference).toSorted();
  };
  return { ...program, backup, references };
}

test('The command restore --check reads a backup, whatever database the site has', async () => {
  const { run, backup } = await programWithBackup();
  const { out } = await run(`restore --check ${backup}`, { DATABASE_URL: 'postgres://db/x' });
  expect(out).toMatch(/: 2 messages, schema version \d{4}-\S+\n$/);
});

test('The command restore refuses to replace a database that is in use', async () => {
  const { run, backup } = await programWithBackup();
  const err = `Cannot restore ${backup}: the database is in use: stop the site first\n`;
  expect(await run(`restore ${backup}`)).toMatchObject({ code: 1, err });
});

test('The command restore brings back what a backup holds on a new machine, for this account only', async () => {
  const { run, folder, backup, references } = await programWithBackup();
  const file = join(folder, 'new/data/messages.db');
  chmodSync(backup, 0o644);
  const { out } = await run(`restore ${backup}`, { DATABASE_URL: `sqlite:${file}` });
  expect(out).toMatch(`${backup} is restored to ${file}: 2 messages, `);
  expect(await references(file)).toEqual(['CW-7K4M-9QRT', 'CW-CCCC-CCCC']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('The command restore keeps the database that was there, and never overwrites one that it kept', async () => {
  const { run, file, database, backup, references } = await programWithBackup();
  await database.destroy();
  await run(`restore ${backup}`);
  expect((await run(`restore ${backup}`)).err).toContain('move it away');
  expect(await references(`${file}.before-restore`)).toContain('CW-DDDD-DDDD');
});

test('The command restore replaces a damaged database together with its log', async () => {
  const { run, file, database, backup } = await programWithBackup();
  await database.destroy();
  writeFileSync(file, 'not a database at all, but long enough to be taken for one');
  writeFileSync(`${file}-wal`, 'old');
  expect(await run(`restore ${backup}`)).toMatchObject({ code: 0 });
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(await run('show CW-7K4M-9QRT')).toMatchObject({ code: 0 });
});

test.each([
  ['a missing file', (file: string) => rmSync(file)],
  ['a file that is no database', (file: string) => writeFileSync(file, 'x'.repeat(5000))],
  ['an empty file', (file: string) => writeFileSync(file, '')],
  ['a damaged backup', (file: string) => writeFileSync(file, readFileSync(file).fill(0xff, 5000, 9000))],
  [
    'a backup of a later version',
    (file: string) => {
      const database = new DatabaseSync(file);
      database.exec(
        "UPDATE kysely_migration SET name = '9999-later' WHERE name = (SELECT max(name) FROM kysely_migration)",
      );
      database.close();
    },
  ],
] as const)('The command restore --check exits with 1 for %s and creates nothing', async (name, change) => {
  const { run, backup } = await programWithBackup();
  change(backup);
  const { code, err } = await run(`restore --check ${backup}`);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(`Cannot restore ${backup}: `) });
  expect(existsSync(backup)).toBe(name !== 'a missing file');
});
