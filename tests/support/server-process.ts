import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryDatabaseUrl } from './temporary-folder.ts';

export interface ServerProcess {
  process: ChildProcess;
  url: string;
  port: number;
  databaseUrl: string;
  /** Returns everything it has printed so far. */
  output(): string;
  /** Resolves with its exit code, or with the signal that ended it. */
  ended: Promise<number | string>;
}

/** Starts `server/main.ts` of a project, without limits, on a new database, until the test is finished. */
export function temporaryServerProcess(
  environment: Readonly<Record<string, string>> = {},
  project = process.cwd(),
): Omit<ServerProcess, 'url' | 'port'> {
  let output = '';
  const { DATABASE_URL: databaseUrl = temporaryDatabaseUrl(), ...settings } = environment;
  const child = spawn(process.execPath, [join(project, 'server/main.ts')], {
    cwd: '/',
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      CONTACT_LIMIT: 'off',
      SITE_LIMIT: 'off',
      DATABASE_URL: databaseUrl,
      ...settings,
    },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      output += text;
    });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  return { process: child, databaseUrl, output: () => output, ended };
}

/** Starts such a server and waits until it listens. Throws with its output if it ends before. */
export async function temporaryServer(
  ...options: Parameters<typeof temporaryServerProcess>
): Promise<ServerProcess> {
  const started = temporaryServerProcess(...options);
  const listening = new Promise<number>(resolve => {
    const look = () => {
      const port = /http:\/\/localhost:(\d+)/.exec(started.output())?.[1];
      if (port) resolve(Number(port));
    };
    started.process.stdout?.on('data', look);
  });
  const failed = started.ended.then(code => {
    throw new Error(`ended with ${code}: ${started.output()}`);
  });
  const port = await Promise.race([listening, failed]);
  return { ...started, port, url: `http://127.0.0.1:${port}` };
}
