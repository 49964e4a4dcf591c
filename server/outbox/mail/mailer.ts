import {
  createTransport,
  type NodemailerError,
  type SendMailOptions,
  type SMTPPoolOptions,
} from 'nodemailer';
import { isThisMachine } from '#shared/hosts.ts';
import type { Failure } from '../deliveries.ts';

/** A refusal of some recipients is a failure, too; `acceptedBy` then names the others. */
type MailResult = { kind: 'sent' } | ({ kind: 'failed'; isRecipientRefused: boolean } & Failure);

export type Mailer = ReturnType<typeof openSmtpMailer>;

/** How long the server may take for each step, in milliseconds. The whole attempt has its own timeout. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/**
 * Sends email through one server: `smtps://` with TLS from the start, `smtp://` with STARTTLS, without which
 * nothing is sent. Only a server on this machine, or one with `?tls=off`, is used without encryption.
 */
export function openSmtpMailer(url: URL, maxConnections: number) {
  const transport = createTransport({
    ...smtpOptions(url),
    ...timeouts,
    // Connections are kept for emails in quick succession only.
    idleTimeout: 5_000,
    pool: true,
    maxConnections,
    // The outbox retries, and counts the attempts.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail: SendMailOptions, signal: AbortSignal): Promise<MailResult> {
      try {
        const { accepted, rejectedErrors = [] } = await transport.sendMail({ ...mail, signal });
        const [refusal] = rejectedErrors;
        if (!refusal) return { kind: 'sent' };
        const failure = smtpFailure(refusal);
        const error = `${rejectedErrors.length} of several addresses refused: ${failure.error}`;
        return { kind: 'failed', ...failure, error, acceptedBy: accepted, isRecipientRefused: false };
      } catch (error) {
        if (!isMailError(error)) throw error;
        // The server refuses this recipient for good, not the sender or this email.
        const isRecipientRefused = error.command === 'RCPT TO' && error.permanent === true;
        return { kind: 'failed', ...smtpFailure(error), isRecipientRefused };
      }
    },
    /** Connects and signs in, but sends nothing. Throws if that fails. */
    verify: () => transport.verify(),
    /** Closes idle connections now and busy ones after their email. */
    close: () => transport.close(),
  };
}

/** Says where and how to connect: strips the brackets of an IPv6 address and decodes name and password. */
export function smtpOptions(url: URL): SMTPPoolOptions {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'smtps:';
  const isUnencrypted = !secure && (url.searchParams.get('tls') === 'off' || isThisMachine(host));
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isUnencrypted,
    ignoreTLS: isUnencrypted,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  };
}

/** Every failure of a connection or a server has a code; an error without one is a bug of ours. */
function isMailError(error: unknown): error is NodemailerError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/**
 * Describes a failure, with the codes of the mail server's reply: the second, such as 5.1.1, says why (RFC 3463).
 * Its words are left out, because they may repeat the visitor's.
 */
export function smtpFailure(error: NodemailerError): Failure {
  const { name, code = name, originalCode, command, response = '', responseCode } = error;
  const what = [code, originalCode, command && `at ${command}`].filter(Boolean).join(' ');
  const [, enhanced] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  const codes = [responseCode, enhanced].filter(Boolean).join(' ');
  return { error: codes ? `${what}: ${codes}` : what };
}
