import { lookup } from 'node:dns/promises';
import { isPublicHost } from '#shared/content/schemas/examples.ts';
import {
  type Config,
  isThisMachine,
  type MailConfig,
  notConfigured,
  type ParsedConfig,
  settingNames,
  type WebhookConfig,
} from '../../config.ts';
import { smtpMailer, smtpOptions } from '../../outbox/mail/mailer.ts';
import type { Cli } from '../context.ts';
import { firstLine } from '../format.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

/** Checks the environment as the site reads it when it starts. */
export function checkSettings(parsed: ParsedConfig, environment: Cli['environment']): Finding[] {
  const check = 'settings';
  const unknown = mistypedNames(environment).map(line => warn(check, line));
  if (!parsed.ok) return [...parsed.problems.map(problem => fail(check, problem)), ...unknown];
  const { config } = parsed;
  // A public site promises an answer: somebody must be told of the message.
  const status = isPublicHost(config.siteUrl.hostname) ? fail : warn;
  const findings = [
    ...unknown,
    ...notConfigured(config).map(line => status(check, `not configured: ${line}`)),
    ...unencrypted(config, environment).map(line => warn(check, line)),
  ];
  return findings.length === 0 ? [ok(check, 'complete')] : findings;
}

/** Names that differ from one of ours in a letter or two, as `SMPT_URL` does: the site ignores them. */
function mistypedNames(environment: Cli['environment']): string[] {
  return Object.keys(environment).flatMap(name => {
    if (settingNames.includes(name)) return [];
    const meant = settingNames.find(own => isTypo(name, own));
    return meant ? [`${name}: is not a setting. Do you mean ${meant}?`] : [];
  });
}

/** True if a letter was added, forgotten, replaced or moved. */
function isTypo(name: string, own: string): boolean {
  const shorter = withoutOneLetter(own);
  return shorter.has(name) || [...withoutOneLetter(name)].some(text => text === own || shorter.has(text));
}

function withoutOneLetter(text: string): Set<string> {
  return new Set([...text].map((_, index) => text.slice(0, index) + text.slice(index + 1)));
}

/** Connections that the site accepts although others can read what travels over them. */
function unencrypted({ database, webhook }: Config, environment: Cli['environment']): string[] {
  const warnings: string[] = [];
  if (webhook?.url.protocol === 'http:' && !isThisMachine(webhook.url.hostname))
    warnings.push(`WEBHOOK_URL: messages travel unencrypted to ${webhook.url.hostname}; use https`);
  if (database.kind === 'postgres') {
    const { hostname, searchParams } = new URL(database.url);
    const sslMode = searchParams.get('sslmode') || environment['PGSSLMODE'] || 'disable';
    const isEncrypted = sslMode !== 'disable' || /^(true|1)$/.test(searchParams.get('ssl') ?? '');
    if (!isEncrypted && !isThisMachine(searchParams.get('host') ?? hostname))
      warnings.push(
        `DATABASE_URL: messages travel unencrypted to ${hostname}; add sslmode=verify-full to its query`,
      );
  }
  return warnings;
}

/** Connects to the mail server and signs in as a delivery does, but sends nothing. */
export async function checkMail(mail: MailConfig | undefined): Promise<Finding[]> {
  if (!mail) return [];
  const { host, port } = smtpOptions(mail.smtpUrl);
  const mailer = smtpMailer(mail.smtpUrl, 1);
  try {
    await mailer.verify();
    return [ok('mail', `${host}:${port} answers${mail.smtpUrl.username && ' and accepts the sign-in'}`)];
  } catch (error) {
    const text = firstLine(error);
    const remedy = /login|auth/i.test(text)
      ? 'check user name and password in SMTP_URL'
      : 'check host and port in SMTP_URL; port 465 needs smtps://';
    return [fail('mail', `${host}:${port}: ${text}: ${remedy}`)];
  } finally {
    mailer.close();
  }
}

/** Looks up the receiver's host, and its port. It is not called: a call would be a message to it. */
export async function checkWebhook(webhook: WebhookConfig | undefined): Promise<Finding[]> {
  if (!webhook) return [];
  const { hostname, port } = webhook.url;
  if (await isRefusedPort(port)) return [fail('webhook', `port ${port} cannot be called: choose another`)];
  const host = hostname.replace(/^\[|\]$/g, '');
  return lookup(host).then(
    () => [ok('webhook', `the host ${host} resolves`)],
    () => [fail('webhook', `cannot resolve host ${host}`)],
  );
}

/** True for a port that belongs to another protocol, such as 6000: `fetch` calls no such port. The host exists nowhere. */
async function isRefusedPort(port: string): Promise<boolean> {
  const error: unknown = await fetch(`http://nowhere.invalid:${port || 80}`).catch(({ cause }) => cause);
  return error instanceof Error && error.message === 'bad port';
}
