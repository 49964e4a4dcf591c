import { readableCode } from '../keys.ts';

/** Names a request in the log and to a visitor, who may have to read it out: 52 random bits. */
export function makeRequestId(): string {
  return readableCode(12).replace(/(.{4})(?=.)/g, '$1-');
}
