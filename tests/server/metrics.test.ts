import { expect, test } from 'vitest';
import { honeypotField } from '#shared/contact/contact-requests.ts';
import { freePort } from '../support/free-port.ts';
import { temporaryMailReceiver } from '../support/mail-receiver.ts';
import { temporaryMessagesProgram } from '../support/messages-program.ts';
import { callContactApi } from '../support/running-site.ts';
import { noon } from '../support/sample-messages.ts';
import { temporaryServer } from '../support/server-process.ts';
import { temporaryDatabaseUrl } from '../support/temporary-folder.ts';

async function startMeasured(environment: Record<string, string> = {}) {
  const port = await freePort();
  const server = await temporaryServer({ METRICS_PORT: String(port), ...environment });
  const send = (fields: Record<string, unknown>) => callContactApi(server, fields);
  const address = `http://127.0.0.1:${port}`;
  /** Reads the value of every series, by its name with labels. */
  const scrape = async () => {
    const text = await (await fetch(`${address}/metrics`)).text();
    const series = text.matchAll(/^([^#\n].*) (\S+)$/gm);
    return Object.fromEntries(Array.from(series, ([, name = '', value]) => [name, Number(value)]));
  };
  return { server, send, address, scrape };
}

test('Metrics count what arrives, is refused, fails and waits, without personal data', async () => {
  const mail = await temporaryMailReceiver();
  const { server, send, scrape } = await startMeasured({ SITE_LIMIT: '2/1h', ...mail.settings });
  mail.behave({ refuse: 'recipient', code: 450 });
  await send({ name: 'Quux', message: 'Quux needs pumps', email: 'quux@example.org' });
  await send({ name: 'Quux', message: 'Another one', [honeypotField]: 'a bot' });
  await send({ name: '', message: '' });
  await send({ name: 'Quux', message: 'One too many' });
  await fetch(`${server.url}/Quux`);
  await expect.poll(scrape).toMatchObject({
    clearwell_messages_accepted_total: 2,
    'clearwell_messages_set_aside_total{suspicion="honeypot"}': 1,
    'clearwell_messages_rejected_total{reason="limited"}': 1,
    // From the start, because an alert sees no increase where there was nothing.
    'clearwell_messages_rejected_total{reason="unavailable"}': 0,
    'clearwell_delivery_attempts_total{channel="team-mail",outcome="failed"}': 1,
    'clearwell_deliveries{channel="team-mail",state="pending"}': 1,
    'clearwell_oldest_pending_delivery_seconds{channel="team-mail"}': expect.any(Number),
    'clearwell_http_request_duration_seconds_count{route="api",status="2xx"}': 3,
  });
  expect(Object.keys(await scrape()).join('\n')).not.toMatch(/quux|example\.org|127\.0\.0\.1|CW-/i);
});

test('A delivery of a channel that is not set up is counted, and has no age', async () => {
  const databaseUrl = temporaryDatabaseUrl();
  const { add } = await temporaryMessagesProgram(databaseUrl);
  await add({}, [{ channel: 'webhook', due: noon }]);
  const { scrape } = await startMeasured({ DATABASE_URL: databaseUrl });
  const measured = await scrape();
  expect(measured['clearwell_deliveries{channel="webhook",state="pending"}']).toBe(1);
  expect(Object.keys(measured).join('\n')).not.toContain('oldest_pending_delivery_seconds{');
});

test('Metrics are served on their own port only, and nothing else is', async () => {
  const { server, address } = await startMeasured();
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${address}/metrics`)).headers.get('content-type')).toMatch(/^text\/plain; version=/);
  server.process.kill();
  expect(await server.ended).toBe(0);
});
