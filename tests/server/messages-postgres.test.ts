import { expect, test } from 'vitest';
import { messagesProgram } from '../support/messages-program.ts';
import { postgres } from '../support/shared-postgres.ts';

test('The command backup of PostgreSQL exits with 1 and names the program to use', async () => {
  const { run } = await messagesProgram(await postgres.newDatabase());
  expect(await run('backup clearwell.dump')).toEqual({
    code: 1,
    out: '',
    err: 'PostgreSQL has its own backup program:\n  pg_dump --format=custom --file=clearwell.dump "$DATABASE_URL"\n',
  });
});
