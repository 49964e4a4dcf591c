import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notConfigured, parseConfig, settingNames } from './config.ts';

function configOf(environment: Record<string, string>) {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return parsed.config;
}

function problemsOf(environment: Record<string, string>) {
  const parsed = parseConfig(environment);
  return parsed.ok ? [] : parsed.problems;
}

test('The site runs on this machine with nothing set', () => {
  expect(configOf({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: new URL('http://localhost:3000'),
    database: { kind: 'sqlite', file: 'data/clearwell.db' },
    contactLimit: { messages: 20, seconds: 3600 },
    siteLimit: { messages: 3000, seconds: 3600 },
  });
});

test('Lists, limits and paths are read', () => {
  expect(
    configOf({
      DATABASE_URL: 'sqlite:///var/lib/site.db',
      SITE_URL: 'https://www.example.org/',
      FUNCTION_URL: 'https://api.example.org',
      ALLOWED_ORIGINS: 'https://a.example.org, https://b.example.org:8443',
      SMTP_URL: 'smtps://user:secret@mail.example.org',
      MAIL_FROM: 'site@example.org',
      MAIL_TO: 'team@example.org, night@example.org',
      SITE_LIMIT: 'off',
      CONTACT_LIMIT: '5/10m',
      CONTENT_EDITOR: 'on',
      EDITOR_BACKEND: 'gitlab:water/web/site',
    }),
  ).toMatchObject({
    database: { kind: 'sqlite', file: '/var/lib/site.db' },
    allowedOrigins: new Set([
      'https://a.example.org',
      'https://b.example.org:8443',
      'https://www.example.org',
    ]),
    mail: { to: ['team@example.org', 'night@example.org'], acknowledge: true },
    siteLimit: undefined,
    contactLimit: { messages: 5, seconds: 600 },
    editorBackend: { service: 'gitlab', repository: 'water/web/site' },
  });
});

test('EDITOR_BACKEND names a repository and needs the editor', () => {
  expect(problemsOf({ EDITOR_BACKEND: 'github:water/site' })).toEqual([
    'CONTENT_EDITOR: must be on if EDITOR_BACKEND is set',
  ]);
  for (const EDITOR_BACKEND of ['water/site', 'github:site', 'github:water/site?x', 'svn:water/site'])
    expect(problemsOf({ CONTENT_EDITOR: 'on', EDITOR_BACKEND })).toEqual([
      expect.stringMatching(/^EDITOR_BACKEND: /),
    ]);
});

test('The host localhost is one address, so that no second server without limits is opened', () => {
  const { host, metricsHost } = configOf({ HOST: 'localhost', METRICS_HOST: 'localhost' });
  expect([host, metricsHost]).toEqual(['127.0.0.1', '127.0.0.1']);
});

test('SMTP_URL allows unencrypted email only with ?tls=off, and no other option', () => {
  const problemsWith = (url: string) =>
    problemsOf({ SMTP_URL: url, MAIL_FROM: 'a@example.org', MAIL_TO: 'b@example.org' });
  expect(problemsWith('smtp://relay.internal:25?tls=off')).toEqual([]);
  for (const url of [
    'smtps://mail.example.org?tls=off',
    'smtp://mail.example.org?tls=on',
    'smtp://mail.example.org/path',
    'smtp://user:100%hunter2@mail.example.org',
  ]) {
    expect(problemsWith(url)).toEqual([expect.stringMatching(/^SMTP_URL: /)]);
    expect(problemsWith(url).join()).not.toContain('hunter2');
  }
});

test('WEBHOOK_URL must not contain a password', () => {
  const webhook = { WEBHOOK_URL: 'https://u:hunter2@example.org/', WEBHOOK_SECRET: 'w'.repeat(32) };
  expect(problemsOf(webhook)).toEqual(['WEBHOOK_URL: must not contain a user name and password']);
});

test('Every invalid setting is reported by name at once', () => {
  const wrong = {
    PORT: '70000',
    HOST: 'a b',
    SITE_URL: 'https://example.org/path',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'https://user:hunter2@mail',
    MAIL_FROM: 'nobody',
    TRUSTED_PROXIES: '-1',
    CONTACT_LIMIT: '0/1h',
    ALLOWED_ORIGINS: '*',
    LOG_LEVEL: 'loud',
  };
  const problems = problemsOf(wrong);
  expect(problems.map(problem => problem.split(':')[0])).toEqual([...Object.keys(wrong), 'MAIL_TO']);
  expect(problems.join()).not.toContain('hunter2');
});

test('DATABASE_URL accepts PostgreSQL, and an error does not repeat its password', () => {
  const url = 'postgres://site:secret@db.example.org:5432/messages';
  expect(configOf({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url });
  expect(problemsOf({ DATABASE_URL: 'postgres:hunter2' })).toEqual([
    'DATABASE_URL: expected postgres://user:password@host:port/name',
  ]);
});

test('WEBHOOK_URL needs a WEBHOOK_SECRET that can sign', () => {
  const WEBHOOK_URL = 'https://chat.example.org/hook';
  expect(problemsOf({ WEBHOOK_URL })).toEqual(['WEBHOOK_SECRET: must be set together with WEBHOOK_URL']);
  expect(problemsOf({ WEBHOOK_URL, WEBHOOK_SECRET: 'short' })).toEqual([
    'WEBHOOK_SECRET: must have at least 32 characters',
  ]);
  expect(problemsOf({ WEBHOOK_URL, WEBHOOK_SECRET: `whsec_${'!'.repeat(32)}` })).toEqual([
    'WEBHOOK_SECRET: must be base64 after whsec_, as Standard Webhooks asks',
  ]);
  expect(problemsOf({ WEBHOOK_URL, WEBHOOK_SECRET: `whsec_${'c2Vj'.repeat(8)}` })).toEqual([]);
});

test('The start reports which settings are unset', () => {
  expect(notConfigured(configOf({})).map(line => line.split(':')[0])).toEqual(['SMTP_URL', 'SITE_URL']);
  expect(notConfigured(configOf({ SITE_URL: 'https://example.org' })).join()).not.toContain('SITE_URL');
});

test('.env.example lists every setting once, and each value in it is accepted', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^(?:# ?)?([A-Z_]+)=(.*)$/gm);
  const settings = [...lines].map(
    ([, name = '', value = '']) => [name, value.replace(/^'(.*)'$/, '$1')] as const,
  );
  expect(settings.map(([name]) => name).toSorted()).toEqual(settingNames.toSorted());
  expect(problemsOf(Object.fromEntries(settings))).toEqual([]);
});
