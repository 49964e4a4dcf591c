import { hash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationSuite } from '../../tests/suites/migrations.suite.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { migrations } from './migrations.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

migrationSuite('SQLite', async () => {
  const file = join(temporaryFolder(), 'messages.db');
  return {
    settings: { kind: 'sqlite', file },
    dialect: createSqliteDialect({ file, create: true, busyTimeoutMs: 1000 }),
  };
});

// A database lists those that it has run, and does not open if one of them is gone. One that is edited would
// leave databases that have run it unlike new ones.
test('A published migration keeps its name and its statements, however they are indented', () => {
  const digests = Object.entries(migrations).map(([name, { statementsFor }]) => {
    const statements = [...statementsFor('sqlite'), ...statementsFor('postgres')].join(';');
    return [name, hash('sha256', statements.replace(/\s+/g, ' ')).slice(0, 8)];
  });
  expect(Object.fromEntries(digests)).toEqual({
    '0001-messages': '1c1a4214',
    '0002-desk': '1870db4d',
    '0003-heartbeats': '8a353d84',
    '0004-keys-without-expiry': 'aeeb8200',
    '0005-reply-by': 'b2e27f47',
    '0006-no-form-type': 'bea7cd18',
    '0007-accepted-by': 'ac4be8c6',
    '0008-set-aside': '546129d1',
    '0009-turns': 'dd563f0a',
    '0010-app-state': '60419fc1',
    '0011-plain-names': 'de51f320',
    '0012-text-and-time': '9a3cfcad',
  });
});
