import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../tests/support/free-port.ts';

export interface MeasuredServer {
  name: string;
  port: number;
  process: ChildProcess;
}

/** Starts our server and waits until it has warmed up. */
export async function startOurs(
  name: string,
  environment: Readonly<Record<string, string>>,
): Promise<MeasuredServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [...profiling(name), 'server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      CONTACT_LIMIT: 'off',
      SITE_LIMIT: 'off',
      ...environment,
    },
  });
  await said(child, /Clearwell is at/);
  child.stdout?.resume();
  return { name, port, process: child };
}

/** Starts a bare server beside it: one of the programs here, with what it serves from. */
export async function startBare(name: string, program: string, place: string): Promise<MeasuredServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [`bench/${program}.ts`, String(port), place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await said(child, /listening/);
  return { name, port, process: child };
}

export async function stop({ process: child }: MeasuredServer): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

/** With `PROFILE=FOLDER` our server writes a CPU profile there when it stops. */
function profiling(name: string): string[] {
  const folder = process.env['PROFILE'];
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}/${name.replaceAll(/\W+/g, '-')}`] : [];
}

async function said(child: ChildProcess, words: RegExp): Promise<void> {
  let text = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', chunk => {
      text += chunk;
      if (words.test(text)) resolve();
    });
    child.once('close', code => reject(new Error(`the server ended with ${code}: ${text}`)));
  });
}
