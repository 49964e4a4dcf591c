import { randomInt } from 'node:crypto';

/**
 * Characters that can be told apart in print and handwriting: none of 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V;
 * and no vowels, so that no code spells a word. 21 characters carry 4.39 bits each.
 */
const alphabet = '34679CDFGHJKMNPQRTWXY';

/** A random code from the system's cryptographic source, in upper case, readable on the phone. */
export function readableCode(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Whether a text is a code of that length. */
export function isReadableCode(text: string, length: number): boolean {
  return text.length === length && [...text].every(character => alphabet.includes(character));
}
