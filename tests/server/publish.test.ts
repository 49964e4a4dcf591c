import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test as base, expect, onTestFinished } from 'vitest';
import { temporaryHttpReceiver } from '../support/http-receiver.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// Runs deploy/publish with tiny versions of a site: their build writes one script, and their restart.sh says
// whether the server starts.

/** The script uses tools of Linux, which servers run. */
const test = base.skipIf(process.platform !== 'linux');

const day = 24 * 60 * 60;

/** The folders of a server, and a repository from which it fetches as the workflow asks it to. */
async function emptyServer() {
  const root = temporaryFolder();
  const repository = temporaryFolder();
  const alwaysReady = await temporaryHttpReceiver();
  writeFileSync(
    join(root, 'publish.env'),
    `PORT=${new URL(alwaysReady.url).port}\nRESTART='cat current/name >> restarts; sh current/restart.sh'\n`,
  );
  const env = { PATH: process.env['PATH'], HOME: root, CLEARWELL_ROOT: root };
  /** Starts a program; `ended` resolves with its exit code and all that it printed. */
  const run = (program: string, ...args: string[]) => {
    const child = spawn(program, args, { cwd: repository, detached: true, env });
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', text => {
        output += text;
      });
    /** Sends a signal to the program, or to its children as well. */
    const stop = (signal: 'SIGTERM' | 'SIGKILL', { children = true } = {}) =>
      process.kill((children ? -1 : 1) * (child.pid ?? 0), signal);
    return { stop, ended: once(child, 'close').then(([code]) => ({ code, output })) };
  };
  const git = async (...args: string[]) => {
    const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org'];
    const { code, output } = await run('git', ...author, ...args).ended;
    if (code !== 0) throw new Error(output);
  };
  await git('init', '--quiet', '--initial-branch=main');
  const publishing = async (name: string, { restart = '', migrations = '', build = '' } = {}) => {
    const version = {
      'package.json': JSON.stringify({ scripts: { build: 'sh build.sh' } }),
      'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: { '': {} } }),
      'build.sh': `${build}\nmkdir -p node_modules dist/client/_astro && touch "dist/client/_astro/${name}.js"`,
      'restart.sh': restart,
      'server/storage/migrations.ts': migrations,
      name: `${name}\n`,
    };
    for (const [path, text] of Object.entries(version)) {
      mkdirSync(dirname(join(repository, path)), { recursive: true });
      writeFileSync(join(repository, path), text);
    }
    await git('add', '--all');
    await git('commit', '--quiet', '--message=Change');
    return run(resolve('deploy/publish'), 'main', repository);
  };
  const inCurrent = (path: string) => join(root, 'current', path);
  return {
    /** Publishes a version that builds `<name>.js`, and returns the exit code and the answer. */
    publish: async (...version: Parameters<typeof publishing>) => (await publishing(...version)).ended,
    publishing,
    repository,
    isBuilding: () => existsSync(join(root, 'building')),
    current: () =>
      existsSync(inCurrent('name')) ? readFileSync(inCurrent('name'), 'utf8').trim() : undefined,
    restarts: () => readFileSync(join(root, 'restarts'), 'utf8').trim().split('\n'),
    releases: () => readdirSync(join(root, 'releases')),
    scripts: () => readdirSync(inCurrent('dist/client/_astro')),
    /** Makes a script of the public version as old as if it had been built some days ago. */
    age: (script: string, days: number) => {
      const then = Date.now() / 1000 - days * day;
      utimesSync(inCurrent(`dist/client/_astro/${script}`), then, then);
    },
  };
}

test('The scripts of a version stay for seven days after its replacement, however old it was', async () => {
  const { publish, scripts, age } = await emptyServer();
  await publish('first');
  age('first.js', 8);
  await publish('second');
  expect(scripts()).toEqual(['first.js', 'second.js']);
  age('first.js', 8);
  await publish('third');
  expect(scripts()).toEqual(['second.js', 'third.js']);
});

test('A first version that does not become ready is not left behind as the public one', async () => {
  const { publish, current, releases } = await emptyServer();
  const { code, output } = await publish('first', { restart: 'exit 1' });
  expect(code).toBe(1);
  expect(output).toContain('did not become ready');
  expect(output).not.toContain('stays public');
  expect(current()).toBeUndefined();
  expect(releases()).toEqual([]);
});

test('A version that cannot be built is never public, and the answer holds what the build says', async () => {
  const { publish, current, restarts } = await emptyServer();
  await publish('first');
  const { code, output } = await publish('second', {
    build: 'echo content/en/home.yaml: hero.title; exit 1',
  });
  expect(code).toBe(1);
  expect(output).toContain('content/en/home.yaml: hero.title');
  expect(output).toContain('Not published');
  expect(current()).toBe('first');
  expect(restarts()).toEqual(['first']);
});

test('A version that does not become ready goes back to the one before', async () => {
  const { publish, current, restarts } = await emptyServer();
  await publish('first');
  const { code, output } = await publish('second', { restart: 'exit 1' });
  expect(code).toBe(1);
  expect(output).toContain('The previous version stays public.');
  expect(current()).toBe('first');
  expect(restarts()).toEqual(['first', 'second', 'first']);
});

test('A publication that is stopped while a server starts goes back', async () => {
  const { publish, publishing, current, restarts } = await emptyServer();
  await publish('first');
  const { stop, ended } = await publishing('second', { restart: 'sleep 600' });
  await expect.poll(restarts).toEqual(['first', 'second']);
  stop('SIGTERM');
  expect((await ended).output).toContain('The previous version stays public.');
  expect(current()).toBe('first');
});

test('After a publication was killed, the next one goes back to the last version that was ready', async () => {
  const { publish, publishing, current, restarts } = await emptyServer();
  await publish('first');
  const { stop, ended } = await publishing('second', { restart: 'sleep 600' });
  await expect.poll(restarts).toEqual(['first', 'second']);
  stop('SIGKILL');
  await ended;
  const { output } = await publish('third', { build: 'exit 1' });
  expect(output).toContain('The previous version stays public.');
  expect(current()).toBe('first');
  expect(restarts().at(-1)).toBe('first');
});

test('A build that hangs ends when the publication is stopped, and holds up no other one', async () => {
  const { publish, publishing, isBuilding } = await emptyServer();
  const { stop, ended } = await publishing('first', { build: 'touch ../../building; sleep 600' });
  await expect.poll(isBuilding).toBe(true);
  stop('SIGTERM', { children: false });
  expect((await ended).output).toContain('Not published: it was stopped.');
  expect((await publish('second')).code).toBe(0);
});

test('A version with another database schema is refused before it is built', async () => {
  const { publish, current, releases } = await emptyServer();
  await publish('first');
  const { code, output } = await publish('second', { migrations: 'more' });
  expect(code).toBe(1);
  expect(output).toContain('changes the database');
  expect(current()).toBe('first');
  expect(releases()).toHaveLength(1);
});
