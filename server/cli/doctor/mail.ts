import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../config.ts';
import { smtpOptions } from '../../outbox/mail/mailer.ts';
import { type Finding, inWords } from './finding.ts';

/** Longest wait for each step of the mail server, in milliseconds. */
const patience = 10_000;

/** Connects to the mail server as a delivery does, signs in, and sends nothing. */
export async function checkMail(mail: MailConfig | undefined): Promise<Finding[]> {
  if (!mail) return [];
  const { host, port, ...options } = smtpOptions(mail.smtpUrl);
  const transport = createTransport({
    ...options,
    host,
    port,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  });
  const signIn = mail.smtpUrl.username ? ', the sign-in is right' : '';
  try {
    await transport.verify();
    return [{ check: 'mail', status: 'ok', message: `${host}:${port} answers${signIn}` }];
  } catch (error) {
    return [{ check: 'mail', status: 'fail', message: `${host}:${port}: ${inWords(error)}` }];
  } finally {
    transport.close();
  }
}
