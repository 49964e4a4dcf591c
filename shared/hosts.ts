/** Names that nobody on the public internet has (RFC 2606, RFC 6761, RFC 6762, ICANN for `internal`). */
const reservedHost = /(^|\.)(test|example|invalid|localhost|local|internal|example\.(com|net|org))\.?$/i;

export function isReservedHost(host: string): boolean {
  return reservedHost.test(host);
}

/** True if this host has a name that anybody on the internet can look up. */
export function isPublicHost(host: string): boolean {
  return /\.[a-z][\w-]*\.?$/i.test(host) && !isReservedHost(host);
}

/** True if a host is this machine, where nothing needs encryption. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|\[?::1\]?|127\.\d+\.\d+\.\d+)$/.test(host);
}
