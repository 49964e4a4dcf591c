import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** What a key is for. Each has its own, so that what one signs means nothing to another. */
type Purpose = 'links' | 'senders' | 'texts' | 'addresses';

/** A key of 256 bits for one purpose, from the installation's secret (HKDF, RFC 5869). */
export function deriveKey(secret: string, purpose: Purpose): KeyObject {
  return createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `clearwell ${purpose}`, 32)));
}
