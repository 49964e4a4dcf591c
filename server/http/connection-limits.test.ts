import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { limitConnectionsOfAddress } from './connection-limits.ts';

/** A server to which clients connect without a network. */
function limited() {
  const server = createServer();
  server.removeAllListeners('connection');
  limitConnectionsOfAddress(server);
  return (address: string, count = 1) =>
    Array.from({ length: count }, () => {
      const socket = new Socket();
      vi.spyOn(socket, 'remoteAddress', 'get').mockReturnValue(address);
      server.emit('connection', socket);
      return socket;
    });
}

const closed = (sockets: readonly Socket[]) => sockets.filter(({ destroyed }) => destroyed).length;

test.each([
  ['address', '192.0.2.1', '192.0.2.1', '192.0.2.2'],
  ['IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:3::1'],
])(
  'An %s keeps 250 connections and gets another when one closes, and others are not counted',
  async (_kind, one, same, other) => {
    const connect = limited();
    const first = connect(one, 250);
    expect(closed(first)).toBe(0);
    expect(closed(connect(same, 2))).toBe(2);
    expect(closed(connect(other))).toBe(0);
    first[0]?.destroy();
    await expect.poll(() => closed(connect(same))).toBe(0);
    expect(closed(connect(same))).toBe(1);
  },
);
