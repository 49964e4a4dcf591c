import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { contactFunctionPath } from '#contract/contact-message.ts';
import { type MailReceiver, receiveMail } from '../support/mail-receiver.ts';
import { startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// From the form to the mailbox: the server in its own process and a real mail server. Needs `npm run build`.

// Each test starts a process, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let mail: MailReceiver;
let environment: Record<string, string>;
beforeEach(async () => {
  mail = await receiveMail();
  onTestFinished(() => mail.leave());
  environment = {
    DATABASE_URL: `sqlite:${join(temporaryFolder(), 'messages.db')}`,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'site@example.org',
    MAIL_TO: 'team@example.org',
  };
});

async function write(url: string): Promise<unknown> {
  const response = await fetch(url + contactFunctionPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ada Rémy', email: 'ada@example.org', message: 'Pumps for 400' }),
  });
  return response.json();
}

test('A stored message is mailed to the team and acknowledged to the visitor at once', async () => {
  const server = await startServer(environment);
  expect(server.output()).not.toContain('SMTP_URL');
  const answer = await write(server.url);
  await expect.poll(() => mail.received, { timeout: 20_000 }).toHaveLength(2);
  const toTeam = mail.received.find(({ to }) => to.includes('team@example.org'));
  const reference = /\b[A-Z]{2,4}-\w{4}-\w{4}\b/.exec(toTeam?.mail.subject ?? '')?.[0];
  expect(answer).toMatchObject({ success: true, reference });
  expect(toTeam?.mail.text).toContain('> Pumps for 400');

  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toMatch(/ada@|Rémy|Pumps/);
});

test('Links in emails to the team lead to the server if the pages are hosted elsewhere', async () => {
  const server = await startServer({ ...environment, FUNCTION_URL: 'https://messages.example.org' });
  await write(server.url);
  await expect.poll(() => mail.received, { timeout: 20_000 }).toHaveLength(2);
  const toTeam = mail.received.find(({ to }) => to.includes('team@example.org'));
  expect(toTeam?.mail.text).toContain('https://messages.example.org/desk/');
});

test('The server answers visitors and stops in time even if the mail server hangs', async () => {
  mail.behave('hang');
  const server = await startServer(environment);
  const before = performance.now();
  expect(await write(server.url)).toMatchObject({ success: true });
  expect(performance.now() - before).toBeLessThan(5_000);
  await expect.poll(() => mail.connections(), { timeout: 20_000 }).toBe(2);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(mail.received).toEqual([]);
});
