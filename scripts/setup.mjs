// Plain JavaScript without dependencies: this is what a fresh machine with Node 20 runs first.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const installedMark = join(root, 'node_modules', '.installed-lock');

/** The Node that the project is written for, from the npm package `node`. */
export const node = join(root, 'node_modules', 'node', 'bin', 'node');

/** Installs from the lockfile when that has not been done since it changed. */
export function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(node) && existsSync(installedMark) && readFileSync(installedMark, 'utf8') === lock) return;
  // To the error output: what a command prints may go into a file.
  console.error('Installing dependencies from the lockfile ...');
  // Not `npm ci`: see docs/decisions/0007-install-without-npm-ci.md.
  execFileSync(
    'npm',
    ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  writeFileSync(installedMark, lock);
}

/** Runs a program of the project under its own Node. Resolves with the exit code; passes stop signals on. */
export function run(args, { env = {}, signals = false } = {}) {
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      PATH: `${dirname(node)}:${bin}:${process.env.PATH}`,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  if (signals) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
