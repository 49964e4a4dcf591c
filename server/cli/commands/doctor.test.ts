import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freePort } from '../../../tests/support/free-port.ts';
import { temporaryMailReceiver } from '../../../tests/support/mail-receiver.ts';
import { temporaryMessagesProgram } from '../../../tests/support/messages-program.ts';
import { hours, noon } from '../../../tests/support/sample-messages.ts';
import { temporaryDatabaseUrl } from '../../../tests/support/temporary-folder.ts';

const addresses = { MAIL_FROM: 'site@clearwell.example', MAIL_TO: 'team@clearwell.example' };
const webhook = { WEBHOOK_URL: 'http://localhost:8080/hook', WEBHOOK_SECRET: 'x'.repeat(32) };

/** The program on a new SQLite database, and the findings of its doctor. */
async function programWithDoctor() {
  const program = await temporaryMessagesProgram(temporaryDatabaseUrl());
  const doctor = async (environment: Record<string, string> = {}) => {
    const { code, out } = await program.run('doctor --json', environment);
    const findings: { check: string; status: string; message: string }[] = JSON.parse(out);
    const of = (check: string) =>
      findings
        .filter(finding => finding.check === check)
        .map(({ status, message }) => `${status} ${message}`);
    return { code, out, findings, of };
  };
  return { ...program, doctor };
}

test('A complete site without open work passes every check', async () => {
  const mail = await temporaryMailReceiver();
  const { doctor, run } = await programWithDoctor();
  const environment = { ...mail.settings, ...webhook, SITE_URL: 'https://www.clearwell.example' };
  const { code, findings } = await doctor(environment);
  expect(code).toBe(0);
  expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
  expect((await run('doctor', environment)).out).toMatch(/^ok +mail +127\.0\.0\.1:\d+ answers$/m);
});

test('Settings that are not set are a warning and do not fail', async () => {
  const { doctor } = await programWithDoctor();
  const { code, of } = await doctor();
  expect(code).toBe(0);
  expect(of('settings')).toEqual([
    expect.stringMatching(/^warn not set: SMTP_URL: /),
    expect.stringMatching(/^warn not set: SITE_URL: /),
  ]);
  expect(of('mail')).toEqual([]);
});

test.each([
  ['WEBHOOK_URL', 'http://192.0.2.1/hook', ['192.0.2.1']],
  ['WEBHOOK_URL', 'https://192.0.2.1/hook', []],
  ['DATABASE_URL', 'postgres://u:p@no-such-host.invalid/x', ['no-such-host.invalid']],
  ['DATABASE_URL', 'postgres://no-such-host.invalid/x?sslmode=verify-full', []],
  ['DATABASE_URL', 'postgres://127.0.0.1:1/x', []],
])('The setting %s=%s is a warning only if it is insecure', async (name, value, hosts) => {
  const { doctor } = await programWithDoctor();
  const { of } = await doctor({ ...webhook, [name]: value });
  expect(of('settings').filter(line => !line.includes('not set'))).toEqual(
    hosts.map(host => expect.stringMatching(`^warn ${name}: .* unencrypted to ${host}`)),
  );
});

test('An unreachable mail server, or one that refuses the sign-in, fails without printing the password', async () => {
  const { doctor } = await programWithDoctor();
  const unreachable = await doctor({ ...addresses, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  expect(unreachable.code).toBe(1);
  expect(unreachable.of('mail')).toEqual([expect.stringMatching(/^fail 127\.0\.0\.1:\d+: .*ECONNREFUSED/)]);

  const mail = await temporaryMailReceiver({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, callback) =>
      password === 'right' ? callback(null, { user: 'site' }) : callback(new Error('Wrong password')),
  });
  const refused = await doctor({ ...addresses, SMTP_URL: `smtp://site:hunter2@127.0.0.1:${mail.port}` });
  expect(refused.code).toBe(1);
  expect(refused.of('mail')).toEqual([expect.stringMatching(/^fail .*Wrong password/)]);
  expect(refused.out).not.toContain('hunter2');
  const accepted = await doctor({ ...addresses, SMTP_URL: `smtp://site:right@127.0.0.1:${mail.port}` });
  expect(accepted.of('mail')).toEqual([expect.stringMatching(/^ok .* accepts the sign-in$/)]);
  const encrypted = await doctor({ ...addresses, SMTP_URL: `smtps://127.0.0.1:${mail.port}` });
  expect(encrypted.of('mail')).toEqual([expect.stringMatching(/^fail .*port 465 needs smtps:.*587 smtp:/)]);
  expect(mail.received).toEqual([]);
});

test('A database that is not writable fails', async () => {
  const { doctor, database } = await programWithDoctor();
  await sql`create trigger refuse before insert on app_state
    begin select raise(abort, 'database or disk is full'); end`.execute(database);
  const { code, of } = await doctor();
  expect(code).toBe(1);
  expect(of('database')).toEqual(['fail database or disk is full']);
});

test('A delivery that cannot be read is not called a failure of the database', async () => {
  const { run, database, add } = await programWithDoctor();
  await add({}, [{ channel: 'webhook', due: noon }]);
  await sql`update deliveries set channel = 'pigeon'`.execute(database);
  const { out, err } = await run('doctor');
  expect([out, err]).toEqual(['', expect.stringContaining('"pigeon" is not one of')]);
});

test('A delivery that was planned while the clock was ahead is a warning, and a reminder is none', async () => {
  const { doctor, add } = await programWithDoctor();
  await add({ reference: 'CW-CCCC-CCCC' }, [{ channel: 'first-reminder', due: hours(18) }]);
  await add({ reference: 'CW-DDDD-DDDD' }, [{ channel: 'webhook', due: hours(2) }]);
  expect((await doctor(webhook)).of('deliveries')).toContain(
    'warn 1 delivery due in more than an hour: was the clock ahead?',
  );
});

test('Deliveries that are dead, failing, late, or without a channel are counted with their last error', async () => {
  const { doctor, add, outbox } = await programWithDoctor();
  for (const reference of ['CW-CCCC-CCCC', 'CW-DDDD-DDDD', 'CW-FFFF-FFFF'])
    await add({ reference, receivedAt: hours(-1) }, [{ channel: 'webhook', due: hours(-1) }]);
  await add({ receivedAt: hours(-1) }, [{ channel: 'team-mail', due: hours(-1) }]);
  const [dead, failing] = await outbox.lease({ channels: ['webhook'], now: noon, until: noon, limit: 2 });
  if (!dead || !failing) throw new Error('nothing is due');
  await outbox.settle(dead, { kind: 'failed', error: 'HTTP 410' }, noon);
  await outbox.settle(failing, { kind: 'failed', error: 'HTTP 502' }, noon, hours(1));
  const { code, of } = await doctor(webhook);
  expect(code).toBe(1);
  expect(of('deliveries')).toEqual([
    'fail 1 delivery given up; fix the cause, then run: npm run messages -- retry --dead; last error: HTTP 410',
    'fail 1 delivery overdue and not attempted: is the site running?',
    'warn 1 delivery waiting for a channel that is not set up: team-mail',
    'warn 1 delivery failed, to be retried later; last error: HTTP 502',
  ]);
  // The webhook is switched off again.
  expect((await doctor()).of('deliveries').slice(1)).toEqual([
    'warn 3 deliveries waiting for a channel that is not set up: team-mail, webhook; last error: HTTP 502',
  ]);
});
