import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { readOrganization } from '#shared/content/load-content.ts';
import { claimIds } from '#shared/content/schemas/rests-on.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { receiveMail } from '../../tests/support/mail-receiver.ts';
import { hours, messagesProgram, noon } from '../../tests/support/messages-program.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { recordErasure } from '../storage/app-state.ts';
import { freeSpace } from './doctor/database-checks.ts';
import { checkFacts } from './doctor/fact-checks.ts';
import type { Finding } from './doctor/finding.ts';

const addresses = { MAIL_FROM: 'site@clearwell.example', MAIL_TO: 'team@clearwell.example' };
const webhook = { WEBHOOK_URL: 'http://localhost:9/hook', WEBHOOK_SECRET: 'x'.repeat(32) };

/** The program on a new SQLite database, and the findings of its doctor. */
async function programWithDoctor() {
  const file = join(temporaryFolder(), 'messages.db');
  const program = await messagesProgram(`sqlite:${file}`);
  const doctor = async (environment: Record<string, string> = {}) => {
    const { code, out } = await program.run('doctor --json', environment);
    const findings: Finding[] = JSON.parse(out);
    const of = (check: string) =>
      findings
        .filter(finding => finding.check === check)
        .map(({ status, message }) => `${status} ${message}`);
    return { code, out, findings, of };
  };
  return { ...program, file, doctor };
}

test('A complete site without open work passes every check', async () => {
  const mail = await receiveMail();
  onTestFinished(mail.leave);
  const { doctor, run } = await programWithDoctor();
  const environment = {
    ...addresses,
    ...webhook,
    SITE_URL: 'https://www.clearwell.example',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  };
  const { code, findings } = await doctor(environment);
  expect(code).toBe(0);
  // Facts are the owner's, and the disk is the machine's.
  const checks = findings.filter(({ check }) => check !== 'facts' && check !== 'disk');
  expect(checks.filter(({ status }) => status !== 'ok')).toEqual([]);
  expect((await run('doctor', environment)).out).toMatch(/^ok +mail +127\.0\.0\.1:\d+ answers$/m);
});

const organization = {
  ...readOrganization(),
  brand: 'Safe Water',
  legalName: 'Safe Water Relief, Inc.',
  referencePrefix: 'SW',
  phone: '+1 (504) 278-0142',
  email: 'response@safe-water.org',
  address: { street: '12 River Road', city: 'New Orleans', region: 'LA', zip: '70112', country: 'US' },
  geo: { latitude: 29.95, longitude: -90.07 },
  hours: { ...readOrganization().hours, timeZone: 'America/Chicago' },
  supportHours: 'every day from 6 a.m. to 10 p.m.',
  callHours: 'A dispatcher answers.',
  certificates: {
    iso9001: { number: '12 100 4711', body: 'Registrar', validTo: '2028-05-31', scope: 'Drinking water' },
    epa: { establishment: '012345-LA-001' },
  },
  identifiers: { uei: 'ABCDEFGHJKL1', cage: '1ABC2', naics: ['624230'] },
  claimsChecked: Object.fromEntries(claimIds.map(id => [id, '2026-11-21'])),
  legal: { law: 'State of Louisiana', courts: 'Orleans', providers: 'A Host', serverCountry: 'US' },
  translations: {},
};

test('Facts that are replaced, complete and not translated are no finding', () => {
  expect(checkFacts(organization, [], true)).toMatchObject([{ status: 'ok' }]);
});

test.each([
  ['not set', { legal: { ...organization.legal, providers: undefined } }, /: legal\.providers: is not set$/],
  [
    'what the project comes with',
    { legal: { ...organization.legal, law: 'State of Florida' } },
    /: legal\.law: State of Florida: is what the project comes with/,
  ],
])('A fact that is %s is a warning', (_what, changes, message) => {
  expect(checkFacts({ ...organization, ...changes }, [], true)).toMatchObject([
    { status: 'warn', message: expect.stringMatching(message) },
  ]);
});

test('An example is a warning, and fails where the site is refused', () => {
  const example = { ...organization, phone: '+1 (305) 555-0142' };
  for (const [isRefused, status] of [
    [true, 'fail'],
    [false, 'warn'],
  ] as const)
    expect(checkFacts(example, [], isRefused)).toMatchObject([
      { status, message: expect.stringContaining('phone: +1 (305) 555-0142: is an example') },
    ]);
});

test('A fact of words that a language lacks is a warning', () => {
  const { address, legal, supportHours, callHours } = organization;
  const es = { region: address.region, isoScope: 'Agua potable', ...legal, supportHours };
  expect(checkFacts({ ...organization, translations: { es } }, ['es'], true)).toMatchObject([
    {
      status: 'warn',
      message: expect.stringContaining(`translations.es.callHours: is not set: pages say "${callHours}"`),
    },
  ]);
});

test('Settings that are not configured are a warning and do not fail', async () => {
  const { doctor } = await programWithDoctor();
  const { code, of } = await doctor();
  expect(code).toBe(0);
  expect(of('settings')).toEqual([
    expect.stringMatching(/^warn not configured: SMTP_URL: /),
    expect.stringMatching(/^warn not configured: SITE_URL: /),
  ]);
  expect(of('mail')).toEqual([]);
});

test('Invalid settings fail, and of the rest only words and facts are checked', async () => {
  const { doctor } = await programWithDoctor();
  const { code, findings: all } = await doctor({ PORT: 'x', LOG_LEVEL: 'loud' });
  const findings = all.filter(({ check }) => check !== 'facts');
  expect(code).toBe(1);
  expect(findings.map(({ check, status }) => `${check} ${status}`)).toEqual([
    'settings fail',
    'settings fail',
  ]);
});

test.each([
  ['SECRET_KEY', 'ab'.repeat(16), [/^warn SECRET_KEY: has few distinct characters/]],
  ['SECRET_KEY', '0123456789abcdef0123456789abcdef', []],
  [
    'WEBHOOK_URL',
    'http://192.0.2.1/hook',
    [/^warn WEBHOOK_URL: messages travel unencrypted to 192\.0\.2\.1/],
  ],
  ['WEBHOOK_URL', 'https://192.0.2.1/hook', []],
  ['WEBHOOK_URL', 'http://[::1]:9/hook', []],
  [
    'DATABASE_URL',
    'postgres://u:p@no-such-host.invalid/x',
    [/^warn DATABASE_URL: .* unencrypted to no-such-h/],
  ],
  ['DATABASE_URL', 'postgres://no-such-host.invalid/x?sslmode=disable', [/^warn DATABASE_URL: /]],
  ['DATABASE_URL', 'postgres://no-such-host.invalid/x?sslmode=verify-full', []],
  ['DATABASE_URL', 'postgres://127.0.0.1:1/x', []],
])('The setting %s=%s is a warning only if it is insecure', async (name, value, warnings) => {
  const { doctor } = await programWithDoctor();
  const { of } = await doctor({ ...webhook, [name]: value });
  expect(of('settings').filter(line => !line.includes('not configured'))).toEqual(
    warnings.map(warning => expect.stringMatching(warning)),
  );
});

test('An unreachable mail server, or one that refuses the sign-in, fails without printing the password', async () => {
  const { doctor } = await programWithDoctor();
  const unreachable = await doctor({ ...addresses, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  expect(unreachable.code).toBe(1);
  expect(unreachable.of('mail')).toEqual([expect.stringMatching(/^fail 127\.0\.0\.1:\d+: .*ECONNREFUSED/)]);

  const mail = await receiveMail({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, callback) =>
      password === 'right' ? callback(null, { user: 'site' }) : callback(new Error('Wrong password')),
  });
  onTestFinished(mail.leave);
  const refused = await doctor({ ...addresses, SMTP_URL: `smtp://site:hunter2@127.0.0.1:${mail.port}` });
  expect(refused.code).toBe(1);
  expect(refused.of('mail')).toEqual([expect.stringMatching(/^fail .*Wrong password/)]);
  expect(refused.out).not.toContain('hunter2');
  const accepted = await doctor({ ...addresses, SMTP_URL: `smtp://site:right@127.0.0.1:${mail.port}` });
  expect(accepted.of('mail')).toEqual([expect.stringMatching(/^ok .* accepts the sign-in$/)]);
  expect(mail.received).toEqual([]);
});

test('A webhook whose host cannot be resolved fails', async () => {
  const { doctor } = await programWithDoctor();
  const { code, of } = await doctor({ ...webhook, WEBHOOK_URL: 'https://no-such-host.invalid/hook' });
  expect(code).toBe(1);
  expect(of('webhook')).toEqual(['fail cannot resolve host no-such-host.invalid']);
});

test('A missing database is a warning before the first start and fails once the site is public', async () => {
  const { doctor } = await programWithDoctor();
  const missing = { DATABASE_URL: `sqlite:${join(temporaryFolder(), 'none.db')}` };
  const before = await doctor(missing);
  expect(before.code).toBe(0);
  expect(before.of('database')).toEqual([expect.stringMatching(/^warn .* there is no such file/)]);
  const { code, of } = await doctor({ ...missing, SITE_URL: 'https://www.safe-water.org' });
  expect(code).toBe(1);
  expect(of('database')).toEqual([expect.stringMatching(/^fail .* there is no such file/)]);
});

test('A database file that other accounts may open is a warning', async () => {
  const { doctor, file } = await programWithDoctor();
  chmodSync(file, 0o644);
  expect((await doctor()).of('database')).toContainEqual(
    `warn other accounts may open ${file}: chmod 600 ${file}`,
  );
});

test('A database that is not writable fails', async () => {
  const { doctor, database } = await programWithDoctor();
  await sql`create trigger refuse before insert on heartbeats
    begin select raise(abort, 'database or disk is full'); end`.execute(database);
  const { code, of } = await doctor();
  expect(code).toBe(1);
  expect(of('database')).toEqual(['fail is not writable: database or disk is full']);
});

test('A clock more than 31 days after the last retention pass fails until the operator runs purge', async () => {
  const { doctor, database, run } = await programWithDoctor();
  await recordErasure(database, hours(-31 * 24));
  expect((await doctor()).of('clock')).toEqual([expect.stringMatching(/^ok /)]);
  await recordErasure(database, hours(-31 * 24 - 1));
  expect((await doctor()).of('clock')).toEqual([
    'fail messages were last erased more than 31 days ago: check the clock, then run `npm run messages -- purge`',
  ]);
  await run('purge');
  expect((await doctor()).of('clock')).toEqual([expect.stringMatching(/^ok /)]);
});

test('A clock behind the newest message fails', async () => {
  const { doctor, add } = await programWithDoctor();
  await add({ receivedAt: hours(1) });
  const { code, of } = await doctor();
  expect(code).toBe(1);
  expect(of('clock')).toEqual([
    expect.stringMatching(/^fail CW-7K4M-9QRT was received at .*: set the clock$/),
  ]);
});

test('Deliveries that are dead, failing, late, or without a channel are counted with their last error', async () => {
  const { doctor, add, outbox } = await programWithDoctor();
  for (const reference of ['CW-CCCC-CCCC', 'CW-DDDD-DDDD', 'CW-FFFF-FFFF'])
    await add({ reference, receivedAt: hours(-1) }, [{ channel: 'webhook', due: hours(-1) }]);
  await add({ receivedAt: hours(-1) }, [{ channel: 'team-mail', due: hours(-1) }]);
  const [dead, failing] = await outbox.claim({ channels: ['webhook'], now: noon, until: noon, limit: 2 });
  if (!dead || !failing) throw new Error('nothing is due');
  await outbox.settle(dead, { kind: 'failed', error: 'HTTP 410' }, noon);
  await outbox.settle(failing, { kind: 'failed', error: 'HTTP 502' }, noon, hours(1));
  const { code, of } = await doctor(webhook);
  expect(code).toBe(1);
  expect(of('deliveries')).toEqual([
    'fail 1 delivery given up; fix the cause, then run: npm run messages -- retry --dead; last error: HTTP 410',
    'fail 1 delivery overdue and not attempted: is the site running?',
    'warn 1 delivery waiting for a channel that is not configured',
    'warn 1 delivery failed, to be retried later; last error: HTTP 502',
  ]);
});

test('A message without an answer fails and a held message is a warning', async () => {
  const { doctor, add } = await programWithDoctor();
  await add({ receivedAt: hours(-19) });
  await add({ reference: 'CW-CCCC-CCCC', heldFor: ['links'] });
  const { code, of } = await doctor();
  expect(code).toBe(1);
  expect(of('answers')).toEqual([expect.stringMatching(/^fail 1 message is overdue: /)]);
  expect(of('held')).toEqual([expect.stringMatching(/^warn 1 message is held back/)]);
});

test.each([
  [50, 'fail'],
  [500, 'warn'],
  [5000, 'ok'],
])('%i MB of free disk space is: %s', (megabytes, status) => {
  expect(freeSpace(megabytes * 1024 * 1024).status).toBe(status);
});
