import { z } from 'zod';
import type { ContactLimit } from './contact/message-limiter.ts';

/** What pino calls its levels; `silent` writes nothing. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

interface MailConfig {
  smtpUrl: URL;
  from: string;
  to: string;
}

/** Everything that can be set from outside. Units and meanings stand in the architecture, "Configuration". */
export interface Config {
  /** 0 lets the system choose a free port. */
  port: number;
  host: string;
  /** The public origin, without a path. */
  siteUrl: URL;
  /** The database file, relative to the project. */
  databaseFile: string;
  /** `undefined`: messages are stored and not yet mailed to anyone. */
  mail: MailConfig | undefined;
  /** How many proxies in front of the server may name the client's address. */
  trustedProxies: number;
  /** `undefined`: no limit. */
  contactLimit: ContactLimit | undefined;
  /** Other origins whose pages may call the function. */
  allowedOrigins: ReadonlySet<string>;
  logLevel: LogLevel;
}

export type ParsedConfig = { ok: true; config: Config } | { ok: false; problems: string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** Ends the check of a value with a sentence for the person who set it. */
function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

const origin = (value: string, context: z.RefinementCtx): URL => {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || !['', '/'].includes(url.pathname) || url.search || url.hash)
    return refuse(context, `"${value}" is no origin such as https://www.example.org`);
  return url;
};

const wholeNumber = (from: number, to: number) =>
  z.string().transform((value, context) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (number >= from && number <= to) return number;
    return refuse(context, `"${value}" is no whole number from ${from} to ${to}`);
  });

const databaseFile = z.string().transform((value, context) => {
  if (/^postgres(ql)?:/.test(value))
    return refuse(context, 'PostgreSQL is not supported by this version yet; use sqlite:<file>');
  const file = /^sqlite:(?:\/\/(?=\/))?(.+)$/.exec(value)?.[1];
  if (file?.startsWith(':'))
    return refuse(context, 'a message must be on disk before it is confirmed; name a file');
  return file ?? refuse(context, 'expected sqlite:<file>, such as sqlite:data/clearwell.db');
});

const secondsIn: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

const contactLimit = z.string().transform((value, context) => {
  if (value === 'off') return undefined;
  const [, messages = '', count = '', unit = ''] = /^(\d{1,6})\/(\d{1,4})([smh])$/.exec(value) ?? [];
  const seconds = Number(count) * (secondsIn[unit] ?? 0);
  // The privacy policy says that an address is remembered for an hour at most.
  if (seconds > 3600) return refuse(context, `"${value}" counts for longer than an hour`);
  if (Number(messages) > 0 && seconds > 0) return { messages: Number(messages), seconds };
  return refuse(context, `"${value}" is neither a limit such as 20/1h (units s, m, h) nor off`);
});

const allowedOrigins = z.string().transform((value, context) => {
  const names = value.split(/[\s,]+/).filter(name => name !== '');
  return new Set(names.map(name => origin(name, context)).map(url => url?.origin));
});

const smtpUrl = z.string().transform((value, context) => {
  const url = URL.parse(value);
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return url;
  // The value is not repeated: it may hold a password.
  return refuse(context, 'expected smtp://host:port or smtps://user:password@host:port');
});

const mailAddress = z.email({ error: 'expected an e-mail address' }).optional();

const environmentSchema = z
  .object({
    PORT: wholeNumber(0, 65_535).prefault('3000'),
    HOST: z
      .string()
      .regex(/^[\w.:%-]+$/, 'expected an address or a host name, such as 127.0.0.1')
      .default('127.0.0.1'),
    SITE_URL: z.string().transform(origin).prefault('http://localhost:3000'),
    DATABASE_URL: databaseFile.prefault('sqlite:data/clearwell.db'),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: mailAddress,
    MAIL_TO: mailAddress,
    TRUSTED_PROXIES: wholeNumber(0, 20).prefault('0'),
    CONTACT_LIMIT: contactLimit.prefault('20/1h'),
    ALLOWED_ORIGINS: allowedOrigins.prefault(''),
    LOG_LEVEL: z.enum(logLevels, { error: `expected one of ${logLevels.join(', ')}` }).default('info'),
  })
  .superRefine((values, context) => {
    if (!values.SMTP_URL) return;
    for (const name of ['MAIL_FROM', 'MAIL_TO'] as const)
      if (!values[name])
        context.addIssue({ code: 'custom', path: [name], message: 'must be set together with SMTP_URL' });
  });

/** Reads the whole environment. An empty value counts as not set. Each problem is one line that names its variable. */
export function parseConfig(environment: Environment): ParsedConfig {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '');
  const result = environmentSchema.safeParse(
    Object.fromEntries(given.map(([name, value]) => [name, value?.trim()])),
  );
  if (!result.success)
    return {
      ok: false,
      problems: result.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`),
    };
  const values = result.data;
  return {
    ok: true,
    config: {
      port: values.PORT,
      host: values.HOST,
      siteUrl: values.SITE_URL,
      databaseFile: values.DATABASE_URL,
      mail:
        values.SMTP_URL && values.MAIL_FROM && values.MAIL_TO
          ? { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, to: values.MAIL_TO }
          : undefined,
      trustedProxies: values.TRUSTED_PROXIES,
      contactLimit: values.CONTACT_LIMIT,
      allowedOrigins: values.ALLOWED_ORIGINS,
      logLevel: values.LOG_LEVEL,
    },
  };
}

/** The variables that may still be set, with what happens while they are not. For the start's report. */
export function notConfigured(config: Config): string[] {
  const lines: string[] = [];
  const read = 'Read them with: npm run messages -- list';
  lines.push(
    config.mail
      ? `SMTP_URL: this version does not send mail yet; messages are stored. ${read}`
      : `SMTP_URL: messages are stored, not mailed. ${read}`,
  );
  if (config.siteUrl.hostname === 'localhost')
    lines.push(`SITE_URL: links for search engines name ${config.siteUrl.origin}`);
  return lines;
}
