import { isReadableCode, readableCode } from '../keys.ts';

const prefix = 'CW';
const groupLength = 4;
const codeLength = 2 * groupLength;

/** Makes a reference such as `CW-7K4M-9QRT`: 35 random bits, unique because the store refuses a second one. */
export function makeReference(): string {
  return format(readableCode(codeLength));
}

/** Reads a reference as people write it: in any case, with or without prefix, hyphens and spaces. */
export function parseReference(text: string): string | undefined {
  const bare = text.toUpperCase().replace(/[\s\-‐-―]+/g, '');
  const code = bare.length > codeLength && bare.startsWith(prefix) ? bare.slice(prefix.length) : bare;
  return isReadableCode(code, codeLength) ? format(code) : undefined;
}

function format(code: string): string {
  return `${prefix}-${code.slice(0, groupLength)}-${code.slice(groupLength)}`;
}
