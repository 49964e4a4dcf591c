import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runSite } from '../../tests/support/running-site.ts';
import { warmUp } from './warm-up.ts';

/** A build of its own, inside the project: its code asks for the project's packages. */
function copyOfBuild(): string {
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(join('test-results', 'build-'));
  cpSync('dist', folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a build that replaces the code of the pages beside a running server costs no message', async () => {
  const dist = copyOfBuild();
  const site = await runSite({}, {}, dist);
  onTestFinished(() => site.close());
  expect(await warmUp(site.port, '127.0.0.1')).toEqual([]);
  rmSync(join(dist, 'server/chunks'), { recursive: true });
  const body = new URLSearchParams({ name: 'Ada', message: 'Water' });
  const answer = await fetch(`${site.url}/contact/send`, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
});

test('a build whose pages cannot be made is found at the start', async () => {
  const dist = copyOfBuild();
  const chunks = join(dist, 'server/chunks');
  const form = readdirSync(chunks).find(name => name.startsWith('send_')) ?? 'none';
  rmSync(join(chunks, form));
  const site = await runSite({}, {}, dist);
  onTestFinished(() => site.close());
  expect(await warmUp(site.port, '127.0.0.1')).toEqual(['/contact/send?about=giving']);
});
