import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { receiveMail } from '../../tests/support/mail-receiver.ts';
import { hours, messagesProgram, noon } from '../../tests/support/messages-program.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { newMessage } from '../contact/message-store.suite.ts';
import { openDatabase } from '../storage/database.ts';
import { recordHeartbeat } from '../storage/installation.ts';
import { spaceFinding } from './doctor/disk.ts';

interface Found {
  check: string;
  status: string;
  message: string;
}

const addresses = { MAIL_FROM: 'site@clearwell.example', MAIL_TO: 'team@clearwell.example' };

async function examined(environment: Record<string, string> = {}) {
  const file = join(temporaryFolder(), 'messages.db');
  const program = await messagesProgram(`sqlite:${file}`);
  const doctor = async (also: Record<string, string> = {}) => {
    const { code, out } = await program.run('doctor --json', { ...environment, ...also });
    const findings: Found[] = JSON.parse(out);
    const found = (check: string) =>
      findings
        .filter(finding => finding.check === check)
        .map(({ status, message }) => `${status} ${message}`);
    return { code, findings, found };
  };
  return { ...program, file, doctor };
}

describe('the doctor', () => {
  it('finds a site that is set up and has nothing to do in good health', async () => {
    const mail = await receiveMail();
    onTestFinished(mail.leave);
    const { run } = await examined();
    const { code, out, err } = await run('doctor', {
      ...addresses,
      SITE_URL: 'https://www.clearwell.example',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      WEBHOOK_URL: 'http://localhost:9/hook',
      WEBHOOK_SECRET: 'x'.repeat(32),
    });
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n').map(line => line.slice(0, 19).trim())).toEqual([
      'ok    configuration',
      'ok    database',
      'ok    database',
      expect.stringMatching(/^(ok|warn) +disk$/),
      'ok    clock',
      'ok    deliveries',
      'ok    answers',
      'ok    held',
      'ok    mail',
      'ok    webhook',
      '',
    ]);
  });

  it('says what is not configured, which is no failure', async () => {
    const { doctor } = await examined();
    const { code, found } = await doctor();
    expect(code).toBe(0);
    expect(found('configuration')).toEqual([
      expect.stringMatching(/^warn not configured: SMTP_URL: /),
      expect.stringMatching(/^warn not configured: SITE_URL: /),
    ]);
    expect(found('mail')).toEqual([]);
  });

  it('names wrong values and looks no further', async () => {
    const { doctor } = await examined();
    const { code, findings } = await doctor({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(findings.map(({ check, status }) => `${check} ${status}`)).toEqual([
      'configuration fail',
      'configuration fail',
    ]);
  });

  it('finds that the mail server is away, and that it refuses the sign-in, without the password', async () => {
    const { doctor } = await examined(addresses);
    const away = await doctor({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    expect(away.code).toBe(1);
    expect(away.found('mail')).toEqual([expect.stringMatching(/^fail 127\.0\.0\.1:\d+: .*ECONNREFUSED/)]);

    const mail = await receiveMail({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, callback) =>
        password === 'right' ? callback(null, { user: 'site' }) : callback(new Error('Wrong password')),
    });
    onTestFinished(mail.leave);
    const refused = await doctor({ SMTP_URL: `smtp://site:hunter2@127.0.0.1:${mail.port}` });
    expect(refused.code).toBe(1);
    expect(refused.found('mail')).toEqual([expect.stringMatching(/^fail .*Wrong password/)]);
    expect(JSON.stringify(refused.findings)).not.toContain('hunter2');
    const right = await doctor({ SMTP_URL: `smtp://site:right@127.0.0.1:${mail.port}` });
    expect(right.found('mail')).toEqual([expect.stringMatching(/^ok .* the sign-in is right$/)]);
    expect(mail.received).toEqual([]);
  });

  it('finds a webhook whose host nobody knows', async () => {
    const { doctor } = await examined();
    const { code, found } = await doctor({
      WEBHOOK_URL: 'https://no-such-host.invalid/hook',
      WEBHOOK_SECRET: 'x'.repeat(32),
    });
    expect(code).toBe(1);
    expect(found('webhook')).toEqual(['fail nobody knows the host no-such-host.invalid']);
  });

  it('finds a database that is not there, and creates none', async () => {
    const { doctor } = await examined();
    const missing = { DATABASE_URL: `sqlite:${join(temporaryFolder(), 'none.db')}` };
    for (const _ of [1, 2]) {
      const { code, found } = await doctor(missing);
      expect(code).toBe(1);
      expect(found('database')).toEqual([expect.stringMatching(/^fail .* there is no such file$/)]);
    }
  });

  it('finds a database that cannot be written to, and one that others may read', async () => {
    const { doctor, file } = await examined();
    chmodSync(file, 0o644);
    expect((await doctor()).found('database')).toContainEqual(
      `warn other accounts may open ${file}: chmod 600 ${file}`,
    );
    const other = new DatabaseSync(file);
    onTestFinished(() => other.close());
    other.exec(
      "create trigger refuse before insert on heartbeats begin select raise(abort, 'database or disk is full'); end",
    );
    const { code, found } = await doctor();
    expect(code).toBe(1);
    expect(found('database')).toEqual(['fail cannot be written to: database or disk is full']);
  });

  it('finds a clock that may be months ahead, as messages were last erased long ago', async () => {
    const { file, doctor } = await examined();
    const database = await openDatabase({ kind: 'sqlite', file });
    onTestFinished(() => database.destroy());
    await recordHeartbeat(database, 'retention', hours(-31 * 24));
    expect((await doctor()).found('clock')).toEqual([expect.stringMatching(/^ok /)]);
    await recordHeartbeat(database, 'retention', hours(-31 * 24 - 1));
    expect((await doctor()).found('clock')).toEqual([
      expect.stringMatching(/^fail messages were last erased at 2026-10-21T11:00:00\.000Z, .* set the clock/),
    ]);
  });

  it('finds a clock that is behind what was written down', async () => {
    const { doctor, store } = await examined();
    await store.add(newMessage({ receivedAt: hours(1) }));
    const { code, found } = await doctor();
    expect(code).toBe(1);
    expect(found('clock')).toEqual([
      expect.stringMatching(/^fail CW-7K4M-9QRT was received at .* set the clock$/),
    ]);
  });

  it('finds what was given up, what fails, what nobody tries, and what has no way out', async () => {
    const { doctor, store, outbox } = await examined();
    const webhook = { WEBHOOK_URL: 'http://localhost:9/hook', WEBHOOK_SECRET: 'x'.repeat(32) };
    for (const reference of ['CW-CCCC-CCCC', 'CW-DDDD-DDDD', 'CW-FFFF-FFFF'])
      await store.add(
        newMessage(
          { reference, receivedAt: hours(-1) },
          { deliveries: [{ channel: 'webhook', due: hours(-1) }] },
        ),
      );
    await outbox.add('CW-CCCC-CCCC', { channel: 'team-mail', due: hours(-1) }, hours(-1));
    const [dead, failing] = await outbox.claim({ channels: ['webhook'], now: noon, until: noon, limit: 2 });
    if (!dead || !failing) throw new Error('nothing is due');
    await outbox.settle(dead, { kind: 'failed', error: 'HTTP 410', nextTryAt: undefined }, noon);
    await outbox.settle(failing, { kind: 'failed', error: 'HTTP 502', nextTryAt: hours(1) }, noon);
    const { code, found } = await doctor(webhook);
    expect(code).toBe(1);
    expect(found('deliveries')).toEqual([
      'fail 1 delivery given up; mend the cause, then: npm run messages -- retry --dead; last error: HTTP 410',
      'fail 1 delivery due and tried by nobody: does the site run?',
      'warn 1 delivery waiting for a way out that is not configured',
      'warn 1 delivery failed and tried again later; last error: HTTP 502',
    ]);
  });

  it('finds messages without an answer, and held ones', async () => {
    const { doctor, store } = await examined();
    await store.add(newMessage({ receivedAt: hours(-19) }));
    await store.add(newMessage({ reference: 'CW-CCCC-CCCC', heldFor: ['links'] }));
    const { code, found } = await doctor();
    expect(code).toBe(1);
    expect(found('answers')).toEqual([
      expect.stringMatching(/^fail 1 message without an answer for 18 hours/),
    ]);
    expect(found('held')).toEqual([expect.stringMatching(/^warn 1 message is held back/)]);
  });

  it.each([
    [50, 'fail'],
    [500, 'warn'],
    [5000, 'ok'],
  ])('finds %i MB of free space: %s', (free, status) => {
    expect(spaceFinding(free * 1024 * 1024).status).toBe(status);
  });
});
