import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesProgram } from '../../tests/support/messages-program.ts';
import { type RunningPostgres, startPostgres } from '../../tests/support/postgres.ts';
import { messageVerbsSuite } from '../contact/message-changes.suite.ts';

let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

messageVerbsSuite('PostgreSQL', () => postgres.newDatabase());

describe('backup', () => {
  it('names the program that backs PostgreSQL up', async () => {
    const { run } = await messagesProgram(await postgres.newDatabase());
    expect(await run('backup clearwell.dump')).toEqual({
      code: 1,
      out: '',
      err: 'PostgreSQL is backed up with its own program:\n  pg_dump --format=custom --file=clearwell.dump "$DATABASE_URL"\n',
    });
  });
});

describe('a PostgreSQL that is away', () => {
  it('is named without its password, with exit code 3', async () => {
    const { run } = await messagesProgram(await postgres.newDatabase());
    const { code, err } = await run('list', { DATABASE_URL: 'postgres://site:hidden@127.0.0.1:1/messages' });
    expect(code).toBe(3);
    expect(err).toMatch(/^cannot use the database postgres:\/\/127\.0\.0\.1:1\/messages: /);
    expect(err).not.toContain('hidden');
  });
});
