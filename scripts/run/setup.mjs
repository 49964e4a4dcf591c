// Plain JavaScript without dependencies: this is what a fresh machine with Node 20 runs first.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const installedMark = join(root, 'node_modules', '.installed-lock');

/** The Node that the project is written for, from the npm package `node`. */
const node = join(root, 'node_modules', 'node', 'bin', 'node');

/** Installs from the lockfile, unless that has been done since it last changed. */
export function installDependencies() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  const digest = createHash('sha256').update(lockfile).digest('hex');
  if (existsSync(node) && existsSync(installedMark) && readFileSync(installedMark, 'utf8') === digest) return;
  // To the error output: what a command prints may go into a file.
  console.error('Installing dependencies from the lockfile ...');
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  // npm has said why.
  if (status !== 0) process.exit(1);
  writeFileSync(installedMark, digest);
}

/**
 * Runs a program of the project under its own Node. Resolves with the exit code and, with `capture`, with what it
 * printed; `signals` passes stop signals on to it.
 */
export function run(args, { signals = false, capture = false } = {}) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(node, args, {
    cwd: root,
    stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += chunk));
  if (signals) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      // From outside, usually because memory is short: the program itself could not say so.
      if (signal === 'SIGKILL')
        console.error(`${args[0]} was killed. Is there enough memory? A build needs 1 GiB.`);
      resolve({ code: code ?? (signal ? 1 : 0), output });
    });
  });
}
