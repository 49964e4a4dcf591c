import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Behavior, type MailReceiver, temporaryMailReceiver } from '../support/mail-receiver.ts';
import { startPostgres } from '../support/postgres.ts';
import { type ServerProcess, temporaryServer } from '../support/server-process.ts';
import { type Confirmed, end, expectStoredOnce, randomText, sendMessage, startVisitors } from './traffic.ts';

// Every stored message is emailed to the team, whatever happens to mail servers and processes.

/** Longer than a lease lasts (90 s), after which another attempt may begin. */
const deliveryTimeout = { timeout: 240_000, interval: 500 };

test('Every message is emailed even if the mail server fails in ten ways and disappears', async () => {
  const refusals = [450, 550].flatMap(code =>
    (['sender', 'recipient', 'mail'] as const).map(refuse => ({ refuse, code })),
  );
  const failures: readonly Behavior[] = ['hang', 'stall', 'drop', 'mute', ...refusals];
  const mail = await temporaryMailReceiver();
  const server = await temporaryServer({ ...mail.settings, LOG_LEVEL: 'fatal' });
  const { databaseUrl } = server;
  const confirmed: Confirmed[] = [];
  const sendMessages = async () => {
    for (let count = 0; count < 40; count++) {
      const text = randomText();
      const result = await sendMessage(server.url, text);
      if (result.kind !== 'confirmed') throw new Error(`not confirmed: ${result.kind}`);
      confirmed.push({ ...result, text });
    }
  };

  await sendMessages();
  for (const failure of failures) {
    mail.behave('accept');
    await sendMessages();
    mail.behave(failure);
    await endConnections(mail);
    const connections = mail.connections();
    await retryAll(databaseUrl);
    await sendMessages();
    await vi.waitUntil(() => mail.connections() > connections, deliveryTimeout);
    await endConnections(mail);
  }
  await mail.leave();
  await sendMessages();
  await mail.comeBack();
  mail.behave('accept');
  await retryAll(databaseUrl);
  await allEmailed('failing mail server', mail, [server], confirmed);
});

test('Three servers on one PostgreSQL store and email every message once though one is killed', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const mail = await temporaryMailReceiver();
  const databaseUrl = await postgres.newDatabase();
  // Starts them together: one creates the tables, the others wait for it.
  const servers = await Promise.all(
    [1, 2, 3].map(() => temporaryServer({ ...mail.settings, LOG_LEVEL: 'fatal', DATABASE_URL: databaseUrl })),
  );
  const [killed, ...others] = servers;
  let running = servers;
  const visitors = startVisitors(20, visitor => running[visitor % running.length]?.url ?? '');
  const { confirmed } = visitors;
  await vi.waitUntil(() => confirmed.length >= 1000 && mail.received.length >= 100, deliveryTimeout);
  killed?.process.kill('SIGKILL');
  running = others;
  await vi.waitUntil(() => confirmed.length >= 2000, deliveryTimeout);
  await visitors.stop();
  // The killed server may have sent its two leased emails without recording it.
  expect(await allEmailed('three servers, one killed', mail, others, confirmed)).toBeLessThanOrEqual(2);
});

/** Ends attempts that hang, and idle connections, which the next attempts would use. */
async function endConnections(mail: MailReceiver): Promise<void> {
  await mail.leave();
  await mail.comeBack();
}

/** Makes every failed delivery due at once, as an operator can. */
async function retryAll(databaseUrl: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['server/cli/messages.ts', 'retry', '--all'], {
    env: { DATABASE_URL: databaseUrl },
  });
}

/** Waits until every message is emailed. Returns how many came twice, with the same `Message-ID`. */
async function allEmailed(
  proof: string,
  { received }: MailReceiver,
  servers: readonly ServerProcess[],
  confirmed: readonly Confirmed[],
): Promise<number> {
  const emailed = () => new Set(received.map(({ mail }) => mail.messageId)).size;
  await vi.waitUntil(() => emailed() === confirmed.length, deliveryTimeout);
  for (const server of servers) await end(server);
  const twice = received.length - emailed();
  await expectStoredOnce(proof, servers[0]?.databaseUrl ?? '', confirmed, { emailed: emailed(), twice });
  return twice;
}
