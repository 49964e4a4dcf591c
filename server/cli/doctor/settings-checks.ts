import { lookup } from 'node:dns/promises';
import { isPublicHost } from '#shared/content/schemas/examples.ts';
import {
  type Config,
  isThisMachine,
  type MailConfig,
  notConfigured,
  type ParsedConfig,
  type WebhookConfig,
} from '../../config.ts';
import { smtpMailer, smtpOptions } from '../../outbox/mail/mailer.ts';
import type { Cli } from '../context.ts';
import { firstLine } from '../format.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

/** Checks the environment as the site reads it when it starts. */
export function checkSettings(parsed: ParsedConfig, environment: Cli['environment']): Finding[] {
  const check = 'settings';
  if (!parsed.ok) return parsed.problems.map(problem => fail(check, problem));
  const { config } = parsed;
  // A public site promises an answer: somebody must be told of the message.
  const status = isPublicHost(config.siteUrl.hostname) ? fail : warn;
  const findings = [
    ...notConfigured(config).map(line => status(check, `not configured: ${line}`)),
    ...insecureSettings(config, environment).map(warning => warn(check, warning)),
  ];
  return findings.length === 0 ? [ok(check, 'complete')] : findings;
}

/** Even random keys of hexadecimal digits have more. */
const minDistinctCharacters = 8;

/** Settings that the site accepts although they put messages at risk. */
function insecureSettings(
  { database, webhook, secretKey }: Config,
  environment: Cli['environment'],
): string[] {
  const warnings: string[] = [];
  if (secretKey && new Set(secretKey).size < minDistinctCharacters)
    warnings.push('SECRET_KEY: has few distinct characters; make a random one: openssl rand -hex 32');
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
    return [fail('mail', `${host}:${port}: ${firstLine(error)}`)];
  } finally {
    mailer.close();
  }
}

/** Resolves the receiver's host. It is not called: a call would be a message to it. */
export async function checkWebhook(webhook: WebhookConfig | undefined): Promise<Finding[]> {
  if (!webhook) return [];
  const host = webhook.url.hostname.replace(/^\[|\]$/g, '');
  return lookup(host).then(
    () => [ok('webhook', `the host ${host} resolves`)],
    () => [fail('webhook', `cannot resolve host ${host}`)],
  );
}
