import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runSite } from '../support/running-site.ts';

/** A copy of the build, inside the project: its code imports the project's packages. */
function copyOfBuild(): string {
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(join('test-results', 'build-'));
  cpSync('dist', folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('A message without script arrives even if a build replaces the code of the pages beside the server', async () => {
  const dist = copyOfBuild();
  const site = await runSite({}, {}, dist);
  onTestFinished(() => site.close());
  rmSync(join(dist, 'server/chunks'), { recursive: true });
  const body = new URLSearchParams({ name: 'Ada', message: 'Water' });
  const answer = await fetch(`${site.url}/contact/send`, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
});

test('A broken on-demand page is logged at the start', async () => {
  const dist = copyOfBuild();
  const chunks = join(dist, 'server/chunks');
  const form = readdirSync(chunks).find(name => name.startsWith('send_')) ?? 'none';
  rmSync(join(chunks, form));
  const site = await runSite({}, {}, dist);
  onTestFinished(() => site.close());
  expect(site.logged.join('')).toContain('on-demand page fails to render');
});
