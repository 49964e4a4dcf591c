import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { temporarySqliteProgram } from '../../tests/support/messages-program.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

test.each([
  'bogus',
  'show',
  'list --state open',
  'list --since 2026-02-30',
  'list --since 2026-02-30T12:00:00Z',
  'export --before 2026-02-29T12:00:00-05:00',
  'list --limit 0',
])('The wrong arguments %j exit with 2 and a hint at --help', async line => {
  const { run } = await temporarySqliteProgram();
  const { code, err } = await run(line);
  expect(code).toBe(2);
  expect(err).toMatch(/--help/);
});

test.each(['2026-11-20', '2026-11-20T15:00Z', '2026-11-20T15:00:30Z', '2026-11-20T15:00-05:00'])(
  'The time %s is understood',
  async time => {
    const { run } = await temporarySqliteProgram();
    const { code, out } = await run(`list --since ${time}`);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('CW-7K4M-9QRT') });
  },
);

test('A missing database exits with 3 and is not created', async () => {
  const { run } = await temporarySqliteProgram();
  const file = join(temporaryFolder(), 'none.db');
  expect(await run('list', { DATABASE_URL: `sqlite:${file}` })).toMatchObject({
    code: 3,
    out: '',
    err: expect.stringContaining(`${file}: there is no such file`),
  });
  expect(existsSync(file)).toBe(false);
});

test('A database with an outdated schema exits with 3 and is not migrated', async () => {
  const { run, file } = await temporarySqliteProgram();
  const database = new DatabaseSync(file);
  database.exec("DELETE FROM kysely_migration WHERE name > '0002'");
  database.close();
  for (const line of ['list', 'answer CW-7K4M-9QRT'])
    expect(await run(line)).toMatchObject({
      code: 3,
      err: expect.stringContaining('its tables are missing or outdated'),
    });
});

test('The program runs from the command line and exits with its exit code', async () => {
  const { file } = await temporarySqliteProgram();
  const args = ['server/cli/messages.ts', 'show', 'CW-CCCC-CCCC'];
  const env = { DATABASE_URL: `sqlite:${file}` };
  expect(spawnSync(process.execPath, args, { env, encoding: 'utf8' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('CW-CCCC-CCCC'),
  });
});
