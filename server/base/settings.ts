import { z } from 'zod';
import { emailAddress } from '#shared/contact/email-address.ts';

/** The levels of pino; `silent` writes nothing. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Where messages are stored; a SQLite file is relative to the project. */
export type DatabaseSettings = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

export interface RateLimit {
  count: number;
  seconds: number;
}

export const noLimit: RateLimit = { count: Number.POSITIVE_INFINITY, seconds: 1 };

/**
 * Reads a setting's text as a value; `undefined` means that it is not what was expected. The operator is told
 * that, and never the text, which may hold a password or another secret.
 */
const readAs = <Value>(expected: string, read: (text: string) => Value | undefined) =>
  z.string().transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue(`expected ${expected}`);
    return z.NEVER;
  });

const wholeNumber = (from: number, to: number) =>
  readAs(`a whole number from ${from} to ${to}`, text => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return number >= from && number <= to ? number : undefined;
  });

function webAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
}

const webhookUrl = readAs('https://host/path, without user name and password', webAddress);

const origin = readAs('an origin such as https://www.example.org', text => {
  const url = webAddress(text);
  return url && ['', '/'].includes(url.pathname) && !url.search && !url.hash ? url : undefined;
});

const database = readAs(
  'sqlite:<file>, without a query, or postgres://user:password@host:port/name',
  text => {
    const isPostgres = /^postgres(ql)?:/.test(text) && URL.parse(text)?.hostname;
    const file = /^sqlite:(?:\/\/(?=\/))?([^?:][^?]*)$/.exec(text)?.[1];
    const sqlite: DatabaseSettings | undefined = file ? { kind: 'sqlite', file } : undefined;
    return isPostgres ? { kind: 'postgres' as const, url: text } : sqlite;
  },
);

const secondsIn: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

// The privacy policy promises an hour at most.
const rateLimit = readAs('a limit such as 20/1h (units s, m, h; one hour at most) or off', text => {
  if (text === 'off') return noLimit;
  const [, count = '', length = '', unit = ''] = /^(\d{1,6})\/(\d{1,4})([smh])$/.exec(text) ?? [];
  const limit: RateLimit = { count: Number(count), seconds: Number(length) * (secondsIn[unit] ?? 0) };
  return limit.count > 0 && limit.seconds > 0 && limit.seconds <= 3600 ? limit : undefined;
});

const list = z.string().transform(value => value.split(/[\s,]+/).filter(item => item !== ''));

const allowedOrigins = list.pipe(z.array(origin)).transform(urls => new Set(urls.map(url => url.origin)));

const smtpForms =
  'smtp://host:port or smtps://user:password@host:port, percent-encoded; ?tls=off only with smtp://';
const smtpUrl = readAs(smtpForms, text => {
  const url = URL.parse(text);
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol) || !['', '/'].includes(url.pathname))
    return undefined;
  const isEncoded = !/%(?![\da-f]{2})/i.test(url.username + url.password);
  const isQueryKnown = url.search === '' || (url.search === '?tls=off' && url.protocol === 'smtp:');
  return isEncoded && isQueryKnown ? url : undefined;
});

const email = readAs('an email address', emailAddress);

const onOrOff = z.enum(['on', 'off'], { error: 'expected on or off' }).transform(value => value === 'on');

const repository = /^github:([\w.-]+\/[\w.-]+)$/;
const editorBackend = readAs('github:owner/name', text => repository.exec(text)?.[1]);

const secret = z.string().min(32, 'must have at least 32 characters');

// Anything else after `whsec_` decodes to a shorter key, or to none.
const webhookSecret = secret.regex(/^(?!whsec_)|^whsec_[\w+/-]+={0,2}$/, 'must be base64 after whsec_');

// For `localhost` Fastify opens a second server, without our limits and graceful shutdown.
const hostName = z.string().transform(host => (host === 'localhost' ? '127.0.0.1' : host));

/** All settings. docs/operations/reference.md explains each. */
const fields = z.object({
  /** With 0, the system chooses a free port. */
  port: wholeNumber(0, 65_535).prefault('3000'),
  host: hostName.prefault('127.0.0.1'),
  /** The public origin, without a path. */
  siteUrl: origin.prefault('http://localhost:3000'),
  /** Builds pages with example facts for a public address, with a banner. */
  allowExampleData: z
    .literal('1', { error: 'expected 1' })
    .optional()
    .transform(value => value === '1'),
  databaseUrl: database.prefault('sqlite:data/clearwell.db'),
  smtpUrl: smtpUrl.optional(),
  mailFrom: email.optional(),
  mailTo: list.pipe(z.array(email).min(1, 'expected an email address')).optional(),
  acknowledge: onOrOff.prefault('on'),
  webhookUrl: webhookUrl.optional(),
  webhookSecret: webhookSecret.optional(),
  /** Signs the links in emails. Without it, a random one in the database does. */
  secretKey: secret.optional(),
  /** How many proxies in front of the server may name the client's address. */
  trustedProxies: wholeNumber(0, 20).prefault('0'),
  contactLimit: rateLimit.prefault('20/1h'),
  /** For all clients together. */
  siteLimit: rateLimit.prefault('3000/1h'),
  /** Where metrics are served; without a value, nowhere. */
  metricsPort: wholeNumber(1, 65_535).optional(),
  metricsHost: hostName.prefault('127.0.0.1'),
  /** Other origins whose pages may call the contact API. */
  allowedOrigins: allowedOrigins.prefault(''),
  /** Browsers cache pages and queue messages, for when they have no connection. */
  offline: onOrOff.prefault('on'),
  contentEditor: onOrOff.prefault('off'),
  /** The repository that the editor may change; without one, only folders of the editor's own machine. */
  editorBackend: editorBackend.optional(),
  logLevel: z.enum(logLevels, { error: `expected one of ${logLevels.join(', ')}` }).default('info'),
});

/** The environment's name of a field: `SITE_URL` for `siteUrl`. */
const variableOf = (field: string) => field.replace(/[A-Z]/g, '_$&').toUpperCase();

const variables = Object.keys(fields.shape).map(field => [field, variableOf(field)] as const);

export const settingNames: readonly string[] = variables.map(([, name]) => name);

const settings = fields.transform(({ databaseUrl, ...values }) => {
  const { smtpUrl, mailFrom, mailTo, acknowledge, webhookUrl, webhookSecret, ...others } = values;
  return {
    ...others,
    database: databaseUrl,
    /** Without it, messages are stored and wait in the outbox. */
    mail: smtpUrl && mailFrom && mailTo ? { smtpUrl, from: mailFrom, to: mailTo, acknowledge } : undefined,
    webhook: webhookUrl && webhookSecret ? { url: webhookUrl, secret: webhookSecret } : undefined,
  };
});

export type Settings = z.output<typeof settings>;
export type MailSettings = NonNullable<Settings['mail']>;
export type WebhookSettings = NonNullable<Settings['webhook']>;
export type ParsedSettings = { ok: true; settings: Settings } | { ok: false; problems: string[] };

/** Settings that only work together. */
const groups = [
  ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
];

/** Reads the environment, where empty values are unset. Each problem is a line that names its variable. */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): ParsedSettings {
  const textOf = (name: string) => environment[name]?.trim() || undefined;
  const { data, error } = settings.safeParse(
    Object.fromEntries(variables.map(([field, name]) => [field, textOf(name)])),
  );
  const wrong = error?.issues.map(({ path: [field, index], message }) => {
    const item = typeof index === 'number' ? `item ${index + 1}: ` : '';
    return `${variableOf(String(field))}: ${item}${message}`;
  });
  const incomplete = groups.flatMap(group => {
    const present = group.find(textOf);
    const missing = present ? group.filter(name => !textOf(name)) : [];
    return missing.map(name => `${name}: must be set together with ${present}`);
  });
  const problems = [...(wrong ?? []), ...incomplete];
  if (data?.metricsPort && data.metricsPort === data.port)
    problems.push('METRICS_PORT: must differ from PORT');
  return data && problems.length === 0 ? { ok: true, settings: data } : { ok: false, problems };
}

/** Settings that are unset, with what follows from that, for the terminal at startup and for `doctor`. */
export function unsetSettings(settings: Settings): string[] {
  const mail =
    'SMTP_URL: messages are stored and wait in the outbox; read them with: npm run messages -- list';
  const site = `SITE_URL: links for search engines point to ${settings.siteUrl.origin}`;
  return [...(settings.mail ? [] : [mail]), ...(settings.siteUrl.hostname === 'localhost' ? [site] : [])];
}
