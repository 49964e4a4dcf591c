import ipaddr from 'ipaddr.js';

/** True for an address of this machine or of a network of its own, such as that of a load balancer. */
export function isPrivateAddress(address: string): boolean {
  const range = parseAddress(address)?.range() ?? '';
  return ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(range);
}

/** Reads an address with or without a port, as proxies write it. IPv4 mapped into IPv6 becomes IPv4. */
export function parseAddress(text = ''): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const plain = text.trim();
  const bare = /^\[([^\]]+)\]/.exec(plain)?.[1] ?? /^([\d.]+):\d+$/.exec(plain)?.[1] ?? plain;
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}
