// Plain JavaScript without dependencies: this is what a fresh machine with Node 20 runs first.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Installed programs, the package `node` among them: npm scripts find these first, too. */
const programs = join(root, 'node_modules', '.bin');

const installedMark = join(root, 'node_modules', '.installed-lock');

/** Installs from the lockfile, unless that has been done since it last changed. */
export function installDependencies() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  const digest = createHash('sha256').update(lockfile).digest('hex');
  if (existsSync(installedMark) && readFileSync(installedMark, 'utf8') === digest) return;
  console.log('Installing dependencies from the lockfile ...');
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['ci', ...options], { cwd: root, stdio: 'inherit' });
  // npm has already printed the reason.
  if (status !== 0) process.exit(1);
  writeFileSync(installedMark, digest);
}

/**
 * Runs an installed program. Resolves with the exit code and, with `capture`, with what it printed; `signals`
 * passes stop signals on to it.
 */
export function run([program, ...args], { signals = false, capture = false, env = {} } = {}) {
  const child = spawn(join(programs, program), args, {
    cwd: root,
    stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env, PATH: programs + delimiter + process.env.PATH },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += chunk));
  if (signals) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      // Killed from outside, usually for lack of memory. The program itself could not say so.
      if (signal === 'SIGKILL')
        console.error(`${program} was killed. Is there enough memory? A build needs 1 GiB.`);
      resolve({ code: code ?? (signal ? 1 : 0), output });
    });
  });
}
