import type { KeyObject } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { keyedDigest } from '../keys.ts';

/** A sender as keyed digests: never an address itself. */
export interface Client {
  /** Digest of the IPv4 address or the IPv6 /64 network. */
  address: string;
  /** Digest of the IPv6 /48 network around it, which one customer may have. */
  network?: string | undefined;
}

/**
 * Digests an IP address with a key and the UTC date: enough to count by, but no address, and nothing that links one
 * day to the next.
 */
export function identifyClient(address: string, key: KeyObject, now: Date): Client {
  const day = now.toISOString().slice(0, 10);
  const digest = (name: string) => keyedDigest(`${day} ${name}`, key).toString('base64url');
  const ip = parseAddress(address);
  if (ip === undefined) return { address: digest('unknown'), network: undefined };
  if (ip instanceof ipaddr.IPv4) return { address: digest(ip.toString()), network: undefined };
  const prefix = (groups: number) =>
    ip.parts
      .slice(0, groups)
      .map(part => part.toString(16))
      .join(':');
  return { address: digest(`${prefix(4)}::/64`), network: digest(`${prefix(3)}::/48`) };
}

/**
 * The client's address as the trusted proxies report it; the nearest valid one if a proxy names none. A socket loses its
 * address when it is reset, although Fastify's types promise one: its message is stored anyway.
 */
export function clientAddress({
  ip,
  ips = [ip],
}: {
  ip: string | undefined;
  ips?: (string | undefined)[] | undefined;
}): string {
  return (
    ips.findLast(address => address !== undefined && parseAddress(address) !== undefined) ?? ip ?? 'unknown'
  );
}

/** True for an address of this machine or of a network of its own, such as that of a load balancer. */
export function isPrivateAddress(address: string): boolean {
  const range = parseAddress(address)?.range() ?? '';
  return ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(range);
}

/** Reads an address with or without a port, as proxies write it. IPv4 mapped into IPv6 becomes IPv4. */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const plain = text.trim();
  const bare = /^\[([^\]]+)\]/.exec(plain)?.[1] ?? /^([\d.]+):\d+$/.exec(plain)?.[1] ?? plain;
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}
