import { createSecretKey, hkdfSync, type KeyObject, randomFillSync } from 'node:crypto';

/** Every purpose has its own key, so that a digest of one purpose means nothing to another. */
type Purpose = 'links' | 'clients' | 'texts' | 'addresses';

/** Derives a 256-bit key from the installation's secret (HKDF, RFC 5869). */
export function deriveKey(secret: string, purpose: Purpose): KeyObject {
  return createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `clearwell ${purpose}`, 32)));
}

/**
 * Characters that look different in print and handwriting: none of 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V;
 * no vowels, so that no code spells a word. 21 characters carry 4.39 bits each.
 */
const alphabet = '34679CDFGHJKMNPQRTWXY';

/** Larger bytes are skipped, so that every character is equally likely. */
const usableBytes = 256 - (256 % alphabet.length);

/** Random bytes are fetched for many codes at once: one call for each code is slow. */
const pool = new Uint8Array(4096);
let used = pool.length;

function nextByte(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return pool[used++] ?? 0;
}

/** A random upper-case code that people can read out on the phone. */
export function readableCode(length: number): string {
  let code = '';
  while (code.length < length) {
    const byte = nextByte();
    if (byte < usableBytes) code += alphabet[byte % alphabet.length];
  }
  return code;
}

export function isReadableCode(text: string, length: number): boolean {
  return text.length === length && [...text].every(character => alphabet.includes(character));
}
