import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testSettings } from '../../tests/support/settings.ts';
import { noLimit, parseSettings, settingNames } from './settings.ts';

function getProblems(environment: Record<string, string>) {
  const parsed = parseSettings(environment);
  return parsed.ok ? [] : parsed.problems;
}

test('The site runs on this machine with nothing set', () => {
  expect(testSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: new URL('http://localhost:3000'),
    database: { kind: 'sqlite', file: 'data/clearwell.db' },
    contactLimit: { count: 20, seconds: 3600 },
    siteLimit: { count: 3000, seconds: 3600 },
  });
});

test('Lists, limits and paths are read', () => {
  const postgres = 'postgres://site:secret@db.example.org:5432/messages';
  expect(testSettings({ DATABASE_URL: postgres }).database).toEqual({ kind: 'postgres', url: postgres });
  expect(
    testSettings({
      DATABASE_URL: 'sqlite:///var/lib/site.db',
      SITE_URL: 'https://www.example.org/',
      ALLOWED_ORIGINS: 'https://a.example.org, https://b.example.org:8443',
      SMTP_URL: 'smtp://relay.internal:25?tls=off',
      MAIL_FROM: 'site@example.org',
      MAIL_TO: 'team@example.org, info@bücher.example',
      SITE_LIMIT: 'off',
      CONTACT_LIMIT: '5/10m',
      CONTENT_EDITOR: 'on',
      EDITOR_BACKEND: 'github:water/site',
    }),
  ).toMatchObject({
    database: { kind: 'sqlite', file: '/var/lib/site.db' },
    allowedOrigins: new Set(['https://a.example.org', 'https://b.example.org:8443']),
    mail: { to: ['team@example.org', 'info@xn--bcher-kva.example'], acknowledge: true },
    siteLimit: noLimit,
    contactLimit: { count: 5, seconds: 600 },
    editorBackend: 'water/site',
  });
});

const mail = { MAIL_FROM: 'a@example.org', MAIL_TO: 'b@example.org' };
const hook = { WEBHOOK_URL: 'https://chat.example.org/hook', WEBHOOK_SECRET: 'w'.repeat(32) };

test.each([
  ['EDITOR_BACKEND', '', { CONTENT_EDITOR: 'on', EDITOR_BACKEND: 'water/site' }],
  ['SITE_URL', 'an origin', { SITE_URL: 'https://user:hunter2@www.example.org' }],
  ['ALLOWED_ORIGINS', 'item 2: .*an origin', { ALLOWED_ORIGINS: 'https://a.org https://u:hunter2@a.org' }],
  ['MAIL_TO', '', { SMTP_URL: 'smtp://mail.example.org', ...mail, MAIL_TO: 'josé@example.org' }],
  ['SMTP_URL', 'tls=off only with smtp:', { ...mail, SMTP_URL: 'smtps://mail.example.org?tls=off' }],
  ['SMTP_URL', '', { ...mail, SMTP_URL: 'smtp://mail.example.org?tls=on' }],
  ['SMTP_URL', '', { ...mail, SMTP_URL: 'smtp://mail.example.org/path' }],
  ['SMTP_URL', '', { ...mail, SMTP_URL: 'smtp://user:100%hunter2@mail.example.org' }],
  ['DATABASE_URL', 'postgres://', { DATABASE_URL: 'postgres:hunter2' }],
  ['DATABASE_URL', 'without a query', { DATABASE_URL: 'sqlite:data/site.db?mode=ro' }],
  ['WEBHOOK_URL', 'without user name', { ...hook, WEBHOOK_URL: 'https://u:hunter2@a.org/' }],
  ['MAIL_TO', 'expected an email address', { SMTP_URL: 'smtp://mail.example.org', ...mail, MAIL_TO: ',' }],
  ['WEBHOOK_SECRET', 'must be set together with WEBHOOK_URL', { WEBHOOK_URL: hook.WEBHOOK_URL }],
  ['WEBHOOK_SECRET', 'must have at least 32 characters', { ...hook, WEBHOOK_SECRET: 'short' }],
  ['WEBHOOK_SECRET', 'must be base64', { ...hook, WEBHOOK_SECRET: `whsec_${'!'.repeat(32)}` }],
  ['PORT', 'a whole number from 0 to 65535', { PORT: '0x10' }],
  ['METRICS_PORT', 'must differ from PORT', { PORT: '4000', METRICS_PORT: '4000' }],
  ['TRUSTED_PROXIES', 'a whole number from 0 to 20', { TRUSTED_PROXIES: '1e1' }],
])('%s is reported alone, without a password: it %s', (name, problem, settings) => {
  const [found = '', ...others] = getProblems(settings);
  expect(found).toMatch(RegExp(`^${name}: .*${problem}`));
  expect(found).not.toContain('hunter2');
  expect(others).toEqual([]);
});

test('The host localhost is one address, so that no second server without limits is opened', () => {
  const { host, metricsHost } = testSettings({ HOST: 'localhost', METRICS_HOST: 'localhost' });
  expect([host, metricsHost]).toEqual(['127.0.0.1', '127.0.0.1']);
});

test('Every invalid setting is reported by name at once', () => {
  const wrong = {
    PORT: '70000',
    SITE_URL: 'https://example.org/path',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'https://user:hunter2@mail',
    MAIL_FROM: 'nobody',
    CONTACT_LIMIT: '0/1h',
    ALLOWED_ORIGINS: '*',
    LOG_LEVEL: 'loud',
  };
  const problems = getProblems(wrong);
  expect(problems.map(problem => problem.split(':')[0])).toEqual([...Object.keys(wrong), 'MAIL_TO']);
  expect(problems.join()).not.toContain('hunter2');
});

test('deploy/clearwell.env holds settings alone, those that a public server needs, and each value is accepted', () => {
  const lines = readFileSync('deploy/clearwell.env', 'utf8').split('\n');
  const settings = lines
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => {
      const [, name = line, value = ''] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      return [name, value.replace(/^'(.*)'$/, '$1')] as const;
    });
  const names = settings.map(([name]) => name);
  expect(settingNames).toEqual(expect.arrayContaining(names));
  const needed = [
    'SITE_URL',
    'DATABASE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'MAIL_TO',
    'SECRET_KEY',
    'TRUSTED_PROXIES',
  ];
  expect(names).toEqual(expect.arrayContaining(needed));
  expect(getProblems(Object.fromEntries(settings))).toEqual([]);
});

test('The reference explains every setting', () => {
  const explained = readFileSync('docs/operations/reference.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm);
  expect([...explained].map(([, name]) => name)).toEqual(expect.arrayContaining([...settingNames]));
});
