import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort, listeningPort } from '../support/free-port.ts';
import { launch } from '../support/server-process.ts';
import { postgres } from '../support/shared-postgres.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// deploy/publish behind a Git hook, with a bare repository in place of a forge, two servers and a real build. What needs
// none is in publish-steps.test.ts. Needs `npm run build`.

// A publication builds the site, which takes long on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const run = promisify(execFile);

/** Servers run Linux; the script uses its tools. */
const onLinux = test.skipIf(process.platform !== 'linux');

/** Lays out the folders with the project as the public version. */
async function publishedSite() {
  const root = temporaryFolder();
  const clone = temporaryFolder();
  const repository = join(root, 'repository.git');
  const first = join(root, 'releases/first');
  const notSources = ['.git', 'node_modules', 'dist', 'data', 'test-results', '.astro'];
  cpSync('.', clone, { recursive: true, filter: path => !notSources.includes(path) });
  cpSync(clone, first, { recursive: true });
  cpSync('dist', join(first, 'dist'), { recursive: true });
  writeFileSync(join(first, 'dist/client/_astro/before.js'), '');
  symlinkSync(resolve('node_modules'), join(first, 'node_modules'));
  symlinkSync('releases/first', join(root, 'current'));

  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org', ...args], {
      cwd: clone,
      env: { PATH: process.env['PATH'], HOME: root },
    });
  await git('init', '--quiet', '--bare', repository);
  cpSync('deploy/post-receive', join(repository, 'hooks/post-receive'));
  await git('init', '--quiet', '--initial-branch=main');
  return {
    root,
    /** Commits changed files, pushes them and returns what the person who pushes reads. */
    async push(changes: Readonly<Record<string, (text: string) => string>>): Promise<string> {
      for (const [path, change] of Object.entries(changes)) {
        const file = join(clone, path);
        writeFileSync(file, change(readFileSync(file, 'utf8')));
      }
      await git('add', '--all');
      await git('commit', '--quiet', '--message=Change words');
      return (await git('push', repository, 'main')).stderr;
    },
  };
}

/** Starts two servers of the public version, and a control that restarts the one on the port in its path, as systemd would. */
async function startServers(root: string) {
  const project = join(root, 'current');
  const ports = [await freePort(), await freePort()];
  const environment = {
    DATABASE_URL: await postgres.newDatabase(),
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'fatal',
  };
  const start = (port: number) => launch({ ...environment, PORT: String(port) }, realpathSync(project));
  const running = new Map(ports.map(port => [port, start(port)]));
  const control = createServer(async (request, response) => {
    const port = Number(basename(request.url ?? ''));
    running.get(port)?.process.kill('SIGTERM');
    await running.get(port)?.ended;
    running.set(port, start(port));
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void control.close());
  await once(control, 'listening');
  const pageOf = async (port: number, path = '/') => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  for (const port of ports) await vi.waitUntil(() => pageOf(port).catch(() => ''), { timeout: 60_000 });
  writeFileSync(
    join(root, 'publish.env'),
    `PORTS='${ports.join(' ')}'\nRESTART='curl -sf http://127.0.0.1:${listeningPort(control)}/$PORT'\n`,
  );
  return { ports, pageOf };
}

/** Asks one server after the other, as a proxy does, until it is stopped. Then returns how often neither answered. */
function startVisitor({ ports, pageOf: fetchPage }: Awaited<ReturnType<typeof startServers>>) {
  const seen = { pages: 0, lost: 0 };
  let stopped = false;
  const visit = async () => {
    while (!stopped) {
      const [first = 0, second = 0] = ports;
      const page = await fetchPage(first).catch(() => fetchPage(second).catch(() => ''));
      seen.pages += 1;
      if (!page.endsWith('</html>')) seen.lost += 1;
      await wait(50);
    }
  };
  const visiting = visit();
  return async () => {
    stopped = true;
    await visiting;
    return seen;
  };
}

const withHeadline = (headline: string) => ({
  'content/en/home.yaml': (text: string) => text.replace(/(?<=^hero:\n {2}title: ).*/m, headline),
});

onLinux(
  'A broken text is never public, and a pushed headline becomes public without losing a visitor',
  async () => {
    const { root, push } = await publishedSite();
    const servers = await startServers(root);
    const answer = await push(withHeadline('Water for {nobody}'));
    expect(answer).toContain('content/en/home.yaml: hero.title: ');
    expect(answer).toContain('Not published');
    expect(realpathSync(join(root, 'current'))).toBe(join(root, 'releases/first'));

    const stopVisitor = startVisitor(servers);
    expect(await push(withHeadline('Water came on Monday'))).toContain('Published');
    expect(await stopVisitor()).toEqual({ pages: expect.any(Number), lost: 0 });
    for (const port of servers.ports) {
      expect(await servers.pageOf(port)).toContain('Water came on Monday');
      expect(await servers.pageOf(port, '/_astro/before.js')).toBe('');
    }
    expect(realpathSync(join(root, 'ready'))).toBe(realpathSync(join(root, 'current')));
  },
);
