import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { contactApiPath } from '#shared/contact/contact-requests.ts';
import { lockDatabase } from '../support/databases.ts';
import { temporaryHttpReceiver } from '../support/http-receiver.ts';
import { temporaryMailReceiver } from '../support/mail-receiver.ts';
import { temporaryMessagesProgram } from '../support/messages-program.ts';
import { callContactApi } from '../support/running-site.ts';
import { temporaryServer } from '../support/server-process.ts';

// The server in its own process.

const json = { 'Content-Type': 'application/json' };
const message = JSON.stringify({ name: 'Ada', message: 'Water' });

/** Starts a call and waits until the server asks for its body. */
async function beginCall(url: string, headers: Record<string, string>): Promise<ClientRequest> {
  const call = request(url, { method: 'POST', headers: { ...headers, Expect: '100-continue' } });
  call.flushHeaders();
  await once(call, 'continue');
  return call;
}

test('The server prints its address and which settings are not set', async () => {
  const server = await temporaryServer();
  expect(server.output()).toMatch(/^.+ is at http:\/\/localhost:\d+\n/);
  expect(server.output()).toContain('not set: SMTP_URL: ');
  expect((await fetch(`${server.url}/`)).status).toBe(200);
});

test.each(['SIGTERM', 'SIGINT'] as const)('On %s the server finishes open requests', async signal => {
  const server = await temporaryServer();
  const idle = connect(server.port, '127.0.0.1');
  await once(idle, 'connect');
  const idleEnded = once(idle, 'close');

  const open = await beginCall(server.url + contactApiPath, json);
  open.write(message.slice(0, 5));
  const answered = once(open, 'response');
  server.process.kill(signal);
  server.process.kill(signal);
  await idleEnded;
  await expect(fetch(`${server.url}/about`)).rejects.toThrow();
  open.end(message.slice(5));
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  expect(response.headers.connection).toBe('close');
  response.resume();

  expect(await server.ended).toBe(0);
  const { store } = await temporaryMessagesProgram(server.databaseUrl);
  expect(await store.list()).toHaveLength(1);
});

test('The server prints no personal data and no secrets, even if mail, webhook, database and connection fail', async () => {
  const mail = await temporaryMailReceiver({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, taken) => taken(null, { user: 'site' }),
  });
  const hook = await temporaryHttpReceiver();
  const server = await temporaryServer({
    LOG_LEVEL: 'trace',
    ...mail.settings,
    SMTP_URL: `smtp://site:hunter2@127.0.0.1:${mail.port}`,
    WEBHOOK_URL: hook.url,
    WEBHOOK_SECRET: 'hunter2'.repeat(5),
    SECRET_KEY: 'hunter3'.repeat(5),
  });
  const fields = { name: 'Quux', phone: '305 555 0177', email: 'quux@example.org' };
  const send = (text: string) =>
    callContactApi(server, { ...fields, message: text }, { 'Idempotency-Key': `quux-key${text.length}` });
  const printed = (expected: string | RegExp) => expect.poll(() => server.output()).toMatch(expected);

  await send('Quux needs water');
  await expect.poll(() => mail.received).toHaveLength(2);
  const teamMail = mail.received.find(({ to }) => to.includes('team@clearwell.example'));
  const [, link = 'none'] = /http:\/\/localhost:3000(\/desk\/\S+)/.exec(teamMail?.mail.text ?? '') ?? [];
  expect((await fetch(server.url + link)).status).toBe(200);

  mail.behave({ refuse: 'recipient', code: 450, saying: '<quux@example.org> Quux is over quota' });
  hook.answer(500);
  await send('Quux needs much more water');
  await printed(/"channel":"team-mail".*delivery failed/);
  await printed(/"channel":"webhook".*delivery failed/);

  const half = await beginCall(`${server.url}${contactApiPath}?name=Quux`, {
    ...json,
    'User-Agent': 'Quux',
  });
  half.on('error', () => {}).write('{"name":"Quux');
  half.destroy();
  await printed('"status":499');

  const unlock = await lockDatabase(server.databaseUrl.replace('sqlite:', ''));
  expect((await send('Quux needs even more water than that')).status).toBe(503);
  await printed('message not stored');
  unlock();

  server.process.kill();
  await server.ended;
  const token = link.split('/').at(-1) ?? '';
  expect(server.output()).not.toMatch(/quux|555.0177|example\.org|team@|hunter|127\.0\.0\.1/i);
  expect(server.output()).not.toContain(token);
});
