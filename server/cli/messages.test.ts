import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { messagesProgram, noon } from '../../tests/support/messages-program.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { parseOfficeDay } from './options.ts';

/** The program on a SQLite database with one message. */
async function sqliteProgram() {
  const folder = temporaryFolder();
  const file = join(folder, 'messages.db');
  const program = await messagesProgram(`sqlite:${file}`);
  await program.add();
  return { ...program, folder, file };
}

test.each(['bogus', 'show', 'list --state open', 'list --since 2026-02-30', 'list --limit 0'])(
  'The wrong arguments %j exit with 2 and a hint at --help',
  async line => {
    const { run } = await sqliteProgram();
    const { code, err } = await run(line);
    expect(code).toBe(2);
    expect(err).toMatch(/--help/);
  },
);

test('A missing database exits with 3 and is not created', async () => {
  const { run } = await sqliteProgram();
  const file = join(temporaryFolder(), 'none.db');
  expect(await run('list', { DATABASE_URL: `sqlite:${file}` })).toMatchObject({
    code: 3,
    out: '',
    err: expect.stringContaining(`${file}: there is no such file`),
  });
  expect(existsSync(file)).toBe(false);
});

test('A database with an outdated schema exits with 3 and is not migrated', async () => {
  const { run, file } = await sqliteProgram();
  const database = new DatabaseSync(file);
  database.exec("DELETE FROM kysely_migration WHERE name > '0002'");
  database.close();
  for (const line of ['list', 'answer CW-7K4M-9QRT'])
    expect(await run(line)).toMatchObject({
      code: 3,
      err: expect.stringContaining('its schema is outdated'),
    });
});

test('The program runs from the command line and exits with its exit code', async () => {
  const { file } = await sqliteProgram();
  const args = ['server/cli/messages.ts', 'show', 'CW-CCCC-CCCC'];
  const env = { DATABASE_URL: `sqlite:${file}` };
  expect(spawnSync(process.execPath, args, { env, encoding: 'utf8' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('CW-CCCC-CCCC'),
  });
});

// A spreadsheet may split a cell at semicolons, tabs and line breaks.
test.each([
  ['=1+1', "'=1+1"],
  ['Relief; @SUM(1)', "Relief;' @SUM(1)"],
  ['Relief;"=1+1', `"Relief;'""=1+1"`],
  ["Hello\n=cmd|'/c calc'!A0\n-1", `"Hello\n'=cmd|'/c calc'!A0\n'-1"`],
  ['Hello\t+1', "Hello\t'+1"],
  ['1+1=2; a-b', '1+1=2; a-b'],
])('The command export writes the message %j so that no spreadsheet runs it', async (message, cell) => {
  const { run, add } = await sqliteProgram();
  await add({ reference: 'CW-CCCC-CCCC', message });
  expect((await run('export')).out).toContain(`,${cell},new,\r\n`);
});

test('Marks of direction are left out of the CSV', async () => {
  const { run, add } = await sqliteProgram();
  await add({ reference: 'CW-CCCC-CCCC', phone: '\u202a305 555 0142\u202c', name: '\u200e=1' });
  const { out } = await run('export');
  expect(out).toContain(",'=1,305 555 0142,");
});

test('The command backup copies the database while messages are being added, for this account only', async () => {
  const { run, folder, add } = await sqliteProgram();
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
  const { run, folder, store } = await sqliteProgram();
  await store.erase('CW-7K4M-9QRT', 'operator', noon);
  const file = join(folder, 'backup.db');
  expect((await run(`backup ${file}`)).out).toMatch(/^.*\/backup\.db: 1 message, /);
  expect(readFileSync(file, 'latin1')).not.toContain('ada@example.org');
});

test('The command backup never overwrites a file and leaves nothing behind when it fails', async () => {
  const { run, folder } = await sqliteProgram();
  const file = join(folder, 'notes.txt');
  writeFileSync(file, 'mine');
  expect(await run(`backup ${file}`)).toMatchObject({ code: 1, err: expect.stringContaining('exists') });
  expect(readFileSync(file, 'utf8')).toBe('mine');
  const nowhere = join(folder, 'none', 'backup.db');
  expect(await run(`backup ${nowhere}`)).toMatchObject({ code: 1 });
  expect(existsSync(nowhere)).toBe(false);
});

test('The command backup --keep removes the oldest backups of a folder and nothing else', async () => {
  const { run, folder, file } = await sqliteProgram();
  const backups = join(folder, 'backups');
  const [old, older] = ['clearwell-20261120T030000Z.db', 'clearwell-20261119T030000Z.db'];
  mkdirSync(backups);
  for (const name of [old, older, 'clearwell-notes.db']) writeFileSync(join(backups, name), '');
  // One that was killed does not count.
  const killed = join(backups, 'clearwell-20261120T040000Z.db.part');
  for (const name of [killed, `${killed}-journal`]) writeFileSync(name, 'SQLite format 3');
  expect(await run(`restore --check ${killed}`)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is not complete'),
  });
  expect(await run(`backup ${backups} --keep 2`)).toMatchObject({ code: 0 });
  expect(readdirSync(backups).toSorted()).toEqual([
    old,
    'clearwell-20261121T120000Z.db',
    'clearwell-notes.db',
  ]);
  expect(await run(`backup ${file} --keep 2`)).toMatchObject({ code: 2 });
});

test('The command restore brings back what a backup holds and keeps the database that was there', async () => {
  const { run, add, folder, file, database } = await sqliteProgram();
  const backup = join(folder, 'backup.db');
  await add({ reference: 'CW-CCCC-CCCC' }, [{ channel: 'team-mail', due: noon }]);
  await run(`backup ${backup}`);
  await add({ reference: 'CW-DDDD-DDDD' });
  // Needs neither settings nor a stop.
  const checked = await run(`restore --check ${backup}`, { DATABASE_URL: 'postgres://db/x' });
  expect(checked.out).toMatch(/: 2 messages, schema version \d{4}-\S+\n$/);
  expect(await run(`restore ${backup}`)).toMatchObject({
    code: 1,
    err: `Cannot restore ${backup}: the database is in use: stop the site first\n`,
  });
  await database.destroy();
  chmodSync(backup, 0o644);
  expect(await run(`restore ${backup}`)).toMatchObject({ code: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const references = async (databaseFile: string) => {
    const { out } = await run('list --json', { DATABASE_URL: `sqlite:${databaseFile}` });
    return [...out.matchAll(/CW-\w{4}-\w{4}/g)].map(([reference]) => reference).toSorted();
  };
  expect(await references(file)).toEqual(['CW-7K4M-9QRT', 'CW-CCCC-CCCC']);
  expect(await references(`${file}.before-restore`)).toContain('CW-DDDD-DDDD');
  // As on a new machine, without the folder.
  const elsewhere = join(folder, 'new/data/messages.db');
  expect(await run(`restore ${backup}`, { DATABASE_URL: `sqlite:${elsewhere}` })).toMatchObject({ code: 0 });
  expect(await references(elsewhere)).toEqual(['CW-7K4M-9QRT', 'CW-CCCC-CCCC']);
  expect(await run(`restore ${backup}`)).toMatchObject({
    code: 1,
    err: expect.stringContaining('move it away'),
  });
});

test('The command restore replaces a damaged database together with its log', async () => {
  const { run, folder, file, database } = await sqliteProgram();
  const backup = join(folder, 'backup.db');
  await run(`backup ${backup}`);
  await database.destroy();
  writeFileSync(file, 'not a database at all, but long enough to be taken for one');
  writeFileSync(`${file}-wal`, 'old');
  expect(await run(`restore ${backup}`)).toMatchObject({ code: 0 });
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(await run('show CW-7K4M-9QRT')).toMatchObject({ code: 0 });
});

test.each([
  ['a missing file', () => {}],
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
  const { run, folder } = await sqliteProgram();
  const backup = join(folder, 'backup.db');
  if (name !== 'a missing file') await run(`backup ${backup}`);
  change(backup);
  const { code, err } = await run(`restore --check ${backup}`);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(`Cannot restore ${backup}: `) });
  expect(existsSync(backup)).toBe(name !== 'a missing file');
});

test.each([
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-02', '2026-11-01T18:15:00.000Z'],
  // Clocks there go from midnight to 1 AM.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
])('In %s the day %s begins at %s', (timeZone, day, moment) => {
  expect(parseOfficeDay(day, timeZone).toISOString()).toBe(moment);
});
