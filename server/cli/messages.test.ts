import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toCsv } from '#contract/csv.ts';
import { messagesProgram } from '../../tests/support/messages-program.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { databaseMessageStore } from '../contact/database-message-store.ts';
import { messageVerbsSuite } from '../contact/message-changes.suite.ts';
import { newMessage } from '../contact/message-store.suite.ts';
import { openDatabase } from '../storage/database.ts';
import { easternDay, easternTime } from './eastern-time.ts';
import { toTable } from './table.ts';

messageVerbsSuite('SQLite', async () => `sqlite:${join(temporaryFolder(), 'messages.db')}`);

async function sqliteProgram() {
  const folder = temporaryFolder();
  const file = join(folder, 'messages.db');
  const made = await messagesProgram(`sqlite:${file}`);
  await made.store.add(newMessage());
  return { ...made, folder, file };
}

describe('the program', () => {
  it.each([
    '',
    'bogus',
    'show',
    'list --limit none',
    'export',
    'export --format xml',
    'list --bogus',
    'list --state open',
    'list --since yesterday',
    'list --since 2026-13-01',
    'list --offset -1',
    'purge',
    'purge --older-than 0',
    'delete CW-7K4M-9QRT',
  ])('ends with 2 and a hint when it is used wrongly: %j', async line => {
    const { run } = await sqliteProgram();
    const { code, err } = await run(line);
    expect(code).toBe(2);
    expect(err).toMatch(/--help/);
  });

  it('ends with 2 when the configuration is wrong', async () => {
    const { run } = await sqliteProgram();
    const { code, err } = await run('list', { PORT: 'x' });
    expect(code).toBe(2);
    expect(err).toContain('  PORT: "x" is no whole number');
  });

  it('ends with 3 when the database is not there, and creates none', async () => {
    const { run } = await sqliteProgram();
    const file = join(temporaryFolder(), 'none.db');
    for (const _ of [1, 2])
      expect(await run('list', { DATABASE_URL: `sqlite:${file}` })).toEqual({
        code: 3,
        out: '',
        err: `cannot use the database ${file}: there is no such file\n`,
      });
  });

  it('explains itself and each verb with examples; each verb speaks JSON to programs', async () => {
    const { run } = await sqliteProgram();
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    expect(out).toMatch(/Examples:\n {2}npm run messages -- list/);
    expect(out).toMatch(/Exit codes:\n {2}0 {2}done\n {2}1 .*\n {2}2 .*\n {2}3 /);
    const verbs = [...out.matchAll(/^ {2}(\w+) \[options\]/gm)].map(([, verb]) => verb);
    expect(verbs.join(' ')).toBe(
      'list show answer spam reopen note release retry overdue stats export erase purge backup doctor',
    );
    for (const verb of verbs) {
      const help = await run(`${verb} --help`);
      expect(help.code).toBe(0);
      expect(help.out).toMatch(/Examples:\n {2}npm run /);
      expect(help.out).toContain('--json');
    }
  });

  it('runs from the command line with these exit codes', async () => {
    const { file } = await sqliteProgram();
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['server/cli/messages.ts', ...args], {
        env: { DATABASE_URL: `sqlite:${file}` },
        encoding: 'utf8',
      });
    expect(run('show', 'CW-7K4M-9QRT')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Ada Rémy'),
    });
    expect(run('show', 'CW-CCCC-CCCC').status).toBe(1);
    expect(run('bogus').status).toBe(2);
  });
});

describe('a table', () => {
  it('shortens what is too long', () => {
    expect(toTable([['A'], ['abcdef']], 4)).toBe('A\nabc…\n');
  });
});

describe('CSV', () => {
  it.each(['=1', '+1', '-1', '@a', '\ta', '\ra'])('defuses the formula %j', value => {
    expect(toCsv([[value]])).toContain(`'${value}`);
  });

  it('quotes what needs it', () => {
    expect(toCsv([['a,b', 'a"b', 'a\nb', 'a b', '']])).toBe('"a,b","a""b","a\nb",a b,\r\n');
  });
});

describe('Eastern Time', () => {
  it('follows daylight saving', () => {
    expect(easternTime(new Date('2026-03-08T06:59:00Z'))).toBe('Mar 8, 2026, 1:59 AM EST');
    expect(easternTime(new Date('2026-03-08T07:00:00Z'))).toBe('Mar 8, 2026, 3:00 AM EDT');
  });

  it.each([
    ['2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', '2026-11-02T05:00:00.000Z'],
  ])('begins the day %s at midnight', (day, moment) => {
    expect(easternDay(day).toISOString()).toBe(moment);
  });
});

describe('backup', () => {
  it('copies the database while it is written to, for this account only', async () => {
    const { run, folder, store } = await sqliteProgram();
    const file = join(folder, 'backup.db');
    const letters = [...'CDFGHJKMNPQRTWXY'];
    const writing = letters.map(letter => store.add(newMessage({ reference: `CW-CCCC-CCC${letter}` })));
    const { code, out } = await run(`backup ${file}`);
    await Promise.all(writing);
    expect(code).toBe(0);
    expect(out).toMatch(/ holds \d+ messages? \(\d+ bytes\), and is whole\./);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const restored = await openDatabase({ kind: 'sqlite', file });
    const copy = databaseMessageStore(restored);
    expect((await copy.findByReference('CW-7K4M-9QRT'))?.name).toBe('Ada Rémy');
    expect(await copy.add(newMessage({ reference: 'CW-DDDD-DDDD' }))).toEqual({ kind: 'stored' });
    await restored.destroy();
  });

  it('says to programs how much it holds', async () => {
    const { run, folder } = await sqliteProgram();
    const file = join(folder, 'backup.db');
    expect(JSON.parse((await run(`backup ${file} --json`)).out)).toEqual({
      file,
      messages: 1,
      bytes: statSync(file).size,
    });
  });

  it('holds nothing of what was erased before', async () => {
    const { run, folder, store } = await sqliteProgram();
    await store.erase('CW-7K4M-9QRT', 'operator', new Date());
    const file = join(folder, 'backup.db');
    await run(`backup ${file}`);
    expect(readFileSync(file, 'latin1')).not.toContain('ada@example.org');
  });

  it('never overwrites a file, and leaves nothing behind when it fails', async () => {
    const { run, folder } = await sqliteProgram();
    const file = join(folder, 'notes.txt');
    writeFileSync(file, 'mine');
    expect(await run(`backup ${file}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('file already exists'),
    });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    const nowhere = join(folder, 'none', 'backup.db');
    expect(await run(`backup ${nowhere}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('No backup was made: '),
    });
    expect(existsSync(nowhere)).toBe(false);
  });
});

describe('a database of an earlier version', () => {
  it('is left as it is', async () => {
    const { run, file } = await sqliteProgram();
    spawnSync(process.execPath, [
      '-e',
      `new (require('node:sqlite').DatabaseSync)('${file}').exec("DELETE FROM kysely_migration WHERE name > '0002'")`,
    ]);
    for (const line of ['list', 'answer CW-7K4M-9QRT'])
      expect(await run(line)).toMatchObject({
        code: 3,
        err: expect.stringContaining('its tables are of an earlier version'),
      });
  });
});
