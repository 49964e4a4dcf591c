import type { KeyObject } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { parseAddress } from './ip-address.ts';
import { keyedDigest } from './keys.ts';

/** A sender, without its address. */
export interface Client {
  /** Keyed digest of the IPv4 address or the IPv6 /64 network. */
  digest: string;
  /** The same of the IPv4 address or the IPv6 /48 network, which one customer may have. */
  networkDigest: string;
}

/**
 * Digests an IP address with a key and the UTC date: enough to count by, but no address, and nothing that links one
 * day to the next.
 * @param address `undefined` for a socket that was reset, although Fastify's types promise one
 */
export function identifyClient(address: string | undefined, key: KeyObject, now: Date): Client {
  const day = now.toISOString().slice(0, 10);
  const ip = parseAddress(address);
  const digestOf = (bits: number) => {
    const range = ip instanceof ipaddr.IPv6 ? ipaddr.IPv6.networkAddressFromCIDR(`${ip}/${bits}`) : ip;
    return keyedDigest(`${day} ${range ?? 'unknown'} /${bits}`, key).toString('base64url');
  };
  return { digest: digestOf(64), networkDigest: digestOf(48) };
}
