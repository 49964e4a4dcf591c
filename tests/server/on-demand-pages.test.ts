import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contactFunctionPath } from '#contract/contact-message.ts';
import { lockDatabase } from '../support/databases.ts';
import { temporarySite } from '../support/temporary-site.ts';

test('A broken on-demand page is logged at the start', async () => {
  // In the project, whose packages the code of the build imports.
  mkdirSync('test-results', { recursive: true });
  const dist = mkdtempSync(join('test-results', 'build-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  cpSync('dist', dist, { recursive: true });
  const chunks = join(dist, 'server/chunks');
  const form = readdirSync(chunks).find(name => name.startsWith('send_')) ?? 'none';
  rmSync(join(chunks, form));
  const { logged } = await temporarySite({}, {}, dist);
  expect(logged.join('')).toContain('on-demand page fails to render');
});

test('A receipt gets the error page if its database does not answer in time', async () => {
  const site = await temporarySite({}, { busyMs: 3_000, storeMs: 100 });
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

test('A page that waits for the database delays no other page', async () => {
  const site = await temporarySite({}, { busyMs: 20_000, storeMs: 20_000 });
  const unlock = await lockDatabase(site.databaseFile);
  const order: string[] = [];
  const form = fetch(`${site.url}/contact/send`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ada', message: 'Water' }),
    redirect: 'manual',
  }).then(({ status }) => order.push(`form ${status}`));
  for (let n = 0; n < 3; n++) order.push(`desk ${(await fetch(`${site.url}/desk/none`)).status}`);
  unlock();
  await form;
  expect(order).toEqual(['desk 403', 'desk 403', 'desk 403', 'form 303']);
});

test('A page rendered on demand is compressed as the browser accepts', async () => {
  const site = await temporarySite();
  const page = await fetch(`${site.url}/contact/sent/none`, {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect([page.status, page.headers.get('content-encoding')]).toEqual([404, 'gzip']);
  expect(await page.text()).toContain('</html>');
});
