import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort, listeningPort } from '../support/free-port.ts';
import { launch } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// deploy/publish with a repository in place of a forge, a server and a real build. What needs none is in
// publish-steps.test.ts. Needs `npm run build`.

// A publication builds the site, which takes long on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const run = promisify(execFile);

/** Servers run Linux; the script uses its tools. */
const onLinux = test.skipIf(process.platform !== 'linux');

/** Lays out the folders with the project as the public version. */
async function publishedSite() {
  const root = temporaryFolder();
  const clone = temporaryFolder();
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
  await git('init', '--quiet', '--initial-branch=main');
  return {
    root,
    /** Commits changed files, publishes them and returns what whoever publishes reads. */
    async publish(changes: Readonly<Record<string, (text: string) => string>>): Promise<string> {
      for (const [path, change] of Object.entries(changes)) {
        const file = join(clone, path);
        writeFileSync(file, change(readFileSync(file, 'utf8')));
      }
      await git('add', '--all');
      await git('commit', '--quiet', '--message=Change words');
      const env = { PATH: process.env['PATH'], CLEARWELL_ROOT: root };
      const script = run('deploy/publish', ['main', clone], { env });
      return script.then(
        ({ stdout }) => stdout,
        ({ stderr }: { stderr: string }) => stderr,
      );
    },
  };
}

/** Starts a server of the public version, and a control that restarts it, as systemd would. */
async function startServer(root: string) {
  const project = join(root, 'current');
  const port = await freePort();
  const environment = { DATABASE_URL: `sqlite:${join(root, 'test.db')}`, LOG_LEVEL: 'fatal' };
  const start = () => launch({ ...environment, PORT: String(port) }, realpathSync(project));
  let server = start();
  const control = createServer(async (_request, response) => {
    server.process.kill('SIGTERM');
    await server.ended;
    server = start();
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void control.close());
  await once(control, 'listening');
  const pageOf = async (path = '/') => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  await vi.waitUntil(() => pageOf().catch(() => ''), { timeout: 60_000 });
  writeFileSync(
    join(root, 'publish.env'),
    `PORT=${port}\nRESTART='curl -sf http://127.0.0.1:${listeningPort(control)}'\n`,
  );
  return { pageOf };
}

const withHeadline = (headline: string) => ({
  'content/en/home.yaml': (text: string) => text.replace(/(?<=^hero:\n {2}title: ).*/m, headline),
});

onLinux('A broken text is never public, and a corrected one becomes public', async () => {
  const { root, publish } = await publishedSite();
  const { pageOf } = await startServer(root);
  const answer = await publish(withHeadline('Water for {nobody}'));
  expect(answer).toContain('content/en/home.yaml: hero.title: ');
  expect(answer).toContain('Not published');
  expect(realpathSync(join(root, 'current'))).toBe(join(root, 'releases/first'));

  expect(await publish(withHeadline('Water came on Monday'))).toContain('Published');
  expect(await pageOf()).toContain('Water came on Monday');
  expect(await pageOf('/_astro/before.js')).toBe('');
  expect(realpathSync(join(root, 'ready'))).toBe(realpathSync(join(root, 'current')));
});
