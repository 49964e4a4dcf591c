import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contactFunctionPath } from '#contract/contact-message.ts';
import { lockDatabase } from '../support/databases.ts';
import { runSite } from '../support/running-site.ts';

/** Copies the build to a folder in the project, whose packages its code imports. */
function copyOfBuild(): string {
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(join('test-results', 'build-'));
  cpSync('dist', folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('A form without JavaScript is stored even if a new build replaces the code of the running server', async () => {
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

test('A receipt gets the error page if its database does not answer in time', async () => {
  const site = await runSite({}, { busyMs: 3_000, storeMs: 100 });
  onTestFinished(() => site.close());
  await lockDatabase(site.databaseFile);
  // Its message waits for the lock, and everything else waits for the message.
  const sent = fetch(site.url + contactFunctionPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', message: 'Water' }),
  });
  const receipt = () => fetch(`${site.url}/contact/sent/CW-7K4M-9QRT`);
  await expect.poll(async () => (await receipt()).status, { interval: 10 }).toBe(500);
  expect((await sent).status).toBe(503);
});

test('A page rendered on demand is compressed as the browser accepts', async () => {
  const site = await runSite();
  onTestFinished(() => site.close());
  const page = await fetch(`${site.url}/contact/sent/none`, {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect([page.status, page.headers.get('content-encoding')]).toEqual([404, 'gzip']);
  expect(await page.text()).toContain('</html>');
});
