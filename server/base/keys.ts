import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomInt } from 'node:crypto';

/** Each purpose has a key of its own, so that digests cannot be correlated. */
type Purpose = 'links' | 'clients' | 'texts' | 'addresses';

/** Derives a 256-bit key from the installation's secret (HKDF, RFC 5869). */
export function deriveKey(secret: string, purpose: Purpose): KeyObject {
  return createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `clearwell ${purpose}`, 32)));
}

/** Digests a text with HMAC-SHA256: without the key nobody can try texts against a digest. */
export function keyedDigest(text: string, key: KeyObject): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/**
 * Characters that look different in print and handwriting: none of 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V; no vowels,
 * so that no code spells a word. 21 characters carry 4.39 bits each.
 */
export const readableAlphabet = '34679CDFGHJKMNPQRTWXY';

/** A random uppercase code that people can read out on the phone. */
export function readableCode(length: number): string {
  return Array.from({ length }, () => readableAlphabet[randomInt(readableAlphabet.length)]).join('');
}
