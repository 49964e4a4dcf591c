import {
  createTransport,
  type NodemailerError,
  type SendMailOptions,
  type SMTPPoolOptions,
} from 'nodemailer';
import type { Failure } from '../sender.ts';
import { isRecipientRefused, smtpFailure } from './smtp-error.ts';

/** What the mail server said. `refused`: how many of several recipients it did not take. */
export type MailResult =
  | { kind: 'sent'; refused: number }
  | ({ kind: 'failed'; recipientRefused: boolean } & Failure);

export interface Mailer {
  send(mail: SendMailOptions, signal: AbortSignal): Promise<MailResult>;
  /** Ends idle connections; one that is delivering ends afterwards. */
  close(): void;
}

/** How long the server may take for each step, in milliseconds. A whole try has a limit of its own. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/** Connections may be kept for mails in a row; mails far apart get a new one. Milliseconds. */
const idleTimeout = 5_000;

/**
 * Sends mail through one server: `smtps://` encrypted from the start, `smtp://` with STARTTLS, without which nothing
 * is sent. Only a server on this machine, or one with `?tls=off`, is spoken to in the clear.
 * @param changes for tests, such as the authority that signed the server's certificate
 */
export function smtpMailer(url: URL, connections: number, changes: SMTPPoolOptions = {}): Mailer {
  const transport = createTransport({
    ...smtpOptions(url),
    ...timeouts,
    idleTimeout,
    pool: true,
    maxConnections: connections,
    // The outbox tries again, and keeps count.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...changes,
  });
  return {
    async send(mail, signal) {
      try {
        const { rejected = [] } = await transport.sendMail({ ...mail, signal });
        return { kind: 'sent', refused: rejected.length };
      } catch (error) {
        if (!isMailError(error)) throw error;
        return { kind: 'failed', ...smtpFailure(error), recipientRefused: isRecipientRefused(error) };
      }
    },
    close: () => transport.close(),
  };
}

/** Where and how to connect. An address in brackets is IPv6; names and passwords are percent-encoded in a URL. */
export function smtpOptions(url: URL): SMTPPoolOptions {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'smtps:';
  const inTheClear = !secure && (url.searchParams.get('tls') === 'off' || isThisMachine(host));
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !inTheClear,
    ignoreTLS: inTheClear,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  };
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Every failure of a connection or a server has a code; an error without one is a bug of ours. */
function isMailError(error: unknown): error is NodemailerError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
