import type { NodemailerError } from 'nodemailer';
import type { Failure } from '../sender.ts';

/** Longest part of a server's answer that is kept. Characters. */
const longestAnswer = 200;

/** The code of an answer, such as `550` or `550 5.1.1`. */
const answerCode = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?(?![^\s-])/;

/**
 * What went wrong with a mail, up to the code of the server's answer, and the words after it. A server may repeat whom
 * it does not like: what could be an address is left out of them.
 */
export function smtpFailure(error: NodemailerError): Failure {
  const { code, originalCode, timeoutType, command, response = '' } = error;
  const what = [code ?? error.name, originalCode, timeoutType].filter(part => part !== undefined).join(' ');
  const where = command === undefined ? '' : ` at ${command}`;
  const answer = answerCode.exec(response)?.[0] ?? '';
  const said = response
    .slice(answer.length)
    .replace(/\S*[@=]\S*/g, '[…]')
    .replace(/^[\s-]+|\s+$/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, longestAnswer);
  return { error: `${what}${where}${answer && `: ${answer}`}`, said: said || undefined };
}

/** Whether the server will never take mail for this address, as opposed to now, from us, or at all. */
export function isRecipientRefused({ command, permanent }: NodemailerError): boolean {
  return command === 'RCPT TO' && permanent === true;
}
