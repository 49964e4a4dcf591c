import type { KeyObject } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { keyedDigest } from './keys.ts';

/** A sender, without its address. */
export interface Client {
  /** Keyed digest of the IPv4 address or the IPv6 /64 network. */
  digest: string;
  /** The same of the IPv4 address or the IPv6 /48 network, which one customer may have. */
  networkDigest: string;
}

/**
 * Digests an IP address with a key and the UTC date, so that nothing links one day to the next. A socket that
 * was reset has no address, although Fastify's types promise one.
 */
export function identifyClient(address: string | undefined, clientKey: KeyObject, now: Date): Client {
  const day = now.toISOString().slice(0, 10);
  const ip = parseAddress(address);
  const digestOf = (bits: number) => {
    const range = ip instanceof ipaddr.IPv6 ? ipaddr.IPv6.networkAddressFromCIDR(`${ip}/${bits}`) : ip;
    return keyedDigest(`${day} ${range ?? 'unknown'} /${bits}`, clientKey).toString('base64url');
  };
  return { digest: digestOf(64), networkDigest: digestOf(48) };
}

/** True for an address of this machine or of a network of its own, such as that of a load balancer. */
export function isPrivateAddress(address: string): boolean {
  const range = parseAddress(address)?.range() ?? '';
  return ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(range);
}

/** Reads an address with or without a port, as proxies write it. IPv4 mapped into IPv6 becomes IPv4. */
function parseAddress(text = ''): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const plain = text.trim();
  const bare = /^\[([^\]]+)\]/.exec(plain)?.[1] ?? /^([\d.]+):\d+$/.exec(plain)?.[1] ?? plain;
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}
