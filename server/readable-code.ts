import { randomFillSync } from 'node:crypto';

/**
 * Characters that can be told apart in print and handwriting: none of 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V;
 * and no vowels, so that no code spells a word. 21 characters carry 4.39 bits each.
 */
const alphabet = '34679CDFGHJKMNPQRTWXY';

/** Bytes beyond the last whole round of the alphabet are passed over: every character is as likely as every other. */
const usableBytes = 256 - (256 % alphabet.length);

/** Random bytes from the system's cryptographic source, fetched for many codes at once. */
const pool = new Uint8Array(4096);
let used = pool.length;

function nextByte(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return pool[used++] ?? 0;
}

/** A random code from the system's cryptographic source, in upper case, readable on the phone. */
export function readableCode(length: number): string {
  let code = '';
  while (code.length < length) {
    const byte = nextByte();
    if (byte < usableBytes) code += alphabet[byte % alphabet.length];
  }
  return code;
}

/** Whether a text is a code of that length. */
export function isReadableCode(text: string, length: number): boolean {
  return text.length === length && [...text].every(character => alphabet.includes(character));
}
