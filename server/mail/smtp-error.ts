import type { NodemailerError } from 'nodemailer';

/** Longest part of a server's answer that is kept. Characters. */
const longestAnswer = 200;

/**
 * What went wrong with a mail, for operators. A server may repeat whom it does not like: whatever could be an address
 * is left out.
 */
export function smtpErrorText(error: NodemailerError): string {
  const { code, originalCode, timeoutType, command, response } = error;
  const what = [code ?? error.name, originalCode, timeoutType].filter(part => part !== undefined).join(' ');
  const where = command === undefined ? '' : ` at ${command}`;
  const said = response
    ?.replace(/\S*[@=]\S*/g, '[…]')
    .replace(/\s+/g, ' ')
    .slice(0, longestAnswer);
  return `${what}${where}${said ? `: ${said}` : ''}`;
}

/** Whether the server will never take mail for this address, as opposed to now, from us, or at all. */
export function isRecipientRefused({ command, permanent }: NodemailerError): boolean {
  return command === 'RCPT TO' && permanent === true;
}
