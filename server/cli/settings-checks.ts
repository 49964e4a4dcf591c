import { lookup } from 'node:dns/promises';
import { isPublicHost } from '#shared/content/examples.ts';
import { smtpMailer, smtpOptions } from '../outbox/mail/mailer.ts';
import {
  isThisMachine,
  type ParsedSettings,
  type Settings,
  settingNames,
  unsetSettings,
} from '../settings.ts';
import { firstLine } from './format.ts';

/** The result of a check, and the remedy. `warn`: good to know. `fail`: somebody has to act. */
export interface Finding {
  check: string;
  status: 'ok' | 'warn' | 'fail';
  message: string;
}

export const toFinding = (check: string, status: Finding['status'], message: string): Finding => ({
  check,
  status,
  message,
});

/** Checks the environment as the site reads it when it starts. */
export function checkSettings(parsed: ParsedSettings, names: readonly string[]): Finding[] {
  const finding = (status: Finding['status']) => (line: string) => toFinding('settings', status, line);
  const unknown = names.flatMap(mistyped).map(finding('warn'));
  if (!parsed.ok) return [...parsed.problems.map(finding('fail')), ...unknown];
  const { settings } = parsed;
  // A public site promises an answer, so somebody must hear of the message.
  const status = isPublicHost(settings.siteUrl.hostname) ? 'fail' : 'warn';
  const missing = unsetSettings(settings).map(line => finding(status)(`not set: ${line}`));
  const findings = [...unknown, ...missing, ...unencrypted(settings).map(finding('warn'))];
  return findings.length === 0 ? [finding('ok')('complete')] : findings;
}

/** Says so if a name differs from one of ours in a letter or two, as `SMPT_URL` does: the site ignores it. */
function mistyped(name: string): string[] {
  if (settingNames.includes(name)) return [];
  const meant = settingNames.find(own => isTypo(name, own));
  return meant ? [`${name}: is not a setting. Do you mean ${meant}?`] : [];
}

/** True if a letter was added, forgotten, replaced or moved. */
function isTypo(name: string, own: string): boolean {
  const shorter = withoutOneLetter(own);
  return shorter.has(name) || [...withoutOneLetter(name)].some(text => text === own || shorter.has(text));
}

function withoutOneLetter(text: string): Set<string> {
  return new Set([...text].map((_, index) => text.slice(0, index) + text.slice(index + 1)));
}

/** Connections that the site accepts although others can read them. */
function unencrypted({ database, webhook }: Settings): string[] {
  const warnings: string[] = [];
  if (webhook?.url.protocol === 'http:' && !isThisMachine(webhook.url.hostname))
    warnings.push(`WEBHOOK_URL: messages travel unencrypted to ${webhook.url.hostname}; use https`);
  if (database.kind === 'postgres') {
    const { hostname, searchParams } = new URL(database.url);
    if ((searchParams.get('sslmode') ?? 'disable') === 'disable' && !isThisMachine(hostname))
      warnings.push(
        `DATABASE_URL: messages travel unencrypted to ${hostname}; add sslmode=verify-full to its query`,
      );
  }
  return warnings;
}

/** Connects to the mail server and signs in as a delivery does, but sends nothing. */
export async function checkMail({ mail }: Settings): Promise<Finding[]> {
  if (!mail) return [];
  const { host, port } = smtpOptions(mail.smtpUrl);
  const mailer = smtpMailer(mail.smtpUrl, 1);
  try {
    await mailer.verify();
    const signedIn = mail.smtpUrl.username && ' and accepts the sign-in';
    return [toFinding('mail', 'ok', `${host}:${port} answers${signedIn}`)];
  } catch (error) {
    const text = firstLine(error);
    const remedy = /login|auth/i.test(text)
      ? 'check user name and password in SMTP_URL'
      : 'check host and port in SMTP_URL; port 465 needs smtps://';
    return [toFinding('mail', 'fail', `${host}:${port}: ${text}: ${remedy}`)];
  } finally {
    mailer.close();
  }
}

/** Looks up the receiver's host. It is not called: a call would be a message to it. */
export async function checkWebhook({ webhook }: Settings): Promise<Finding[]> {
  if (!webhook) return [];
  const host = webhook.url.hostname.replace(/^\[|\]$/g, '');
  return lookup(host).then(
    () => [toFinding('webhook', 'ok', `the host ${host} resolves`)],
    () => [toFinding('webhook', 'fail', `cannot resolve host ${host}`)],
  );
}
