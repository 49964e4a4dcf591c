import { createHmac, type KeyObject } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * The address of the client, as far as it can be trusted: each proxy in front appends whom it heard from to
 * `X-Forwarded-For`, so the entry that the outermost trusted proxy wrote stands that many places before the end.
 * What stands further left, the client may have made up.
 */
export function clientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const chain = [...(forwardedFor?.split(',') ?? []), remoteAddress ?? ''].map(withoutPort);
  const reachable = chain.slice(Math.max(0, chain.length - 1 - trustedProxies));
  return reachable.find(address => isIPv4(address) || isIPv6(address)) ?? 'unknown';
}

/** Whose messages are counted together: an IPv4 address, or the /64 network that one IPv6 customer has. */
export function senderOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  return isIPv6(plain) ? `${networkOf(plain)}::/64` : plain;
}

/**
 * The same as a keyed digest that is another one each day (UTC): enough to count by, no address, and nothing that ties
 * one day to the next.
 */
export function senderDigest(address: string, key: KeyObject, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHmac('sha256', key)
    .update(`${day} ${senderOf(address)}`)
    .digest('base64url');
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(group => group !== '');
  const after = (tail ?? '').split(':').filter(group => group !== '');
  // A dotted end stands for two groups.
  const missing = 8 - before.length - after.length - (address.includes('.') ? 1 : 0);
  const groups = tail === undefined ? before : [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function withoutPort(entry: string): string {
  const text = entry.trim();
  return /^\[([^\]]+)\]/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
}
