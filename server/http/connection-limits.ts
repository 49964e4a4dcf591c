import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Requests that one connection may send before their answers. Browsers and proxies wait for each answer. Without a
 * limit, one packet could open 1,000 files or render as many pages.
 */
const maxUnanswered = 8;

/** Bounds memory and file descriptors: with eight requests each they fit into the 16,384 of `deploy/`. */
const maxConnections = 2_000;

/** Where clients connect directly: a shelter with 40 phones behind one address, six connections each. */
const maxConnectionsOfAddress = 250;

/**
 * Creates a server that stops listening to a connection with its ninth unanswered request.
 * @param refuse answers that request; the connection closes after its answer
 */
export function limitedServer(
  options: ServerOptions,
  handle: RequestListener,
  refuse: RequestListener,
): Server {
  const unanswered = new WeakMap<Socket, number>();
  const server = createServer(options, (req, res) => {
    const { socket } = req;
    const count = (unanswered.get(socket) ?? 0) + 1;
    // Node has parsed the rest of the packet already: it is not even answered.
    if (count > maxUnanswered + 1) return;
    if (count > maxUnanswered) {
      unanswered.set(socket, Number.POSITIVE_INFINITY);
      socket.pause();
      return refuse(req, res);
    }
    unanswered.set(socket, count);
    res.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return handle(req, res);
  });
  server.maxConnections = maxConnections;
  // With FIN, the system would keep what a client does not read, 1.6 MB each, for as long as the client likes.
  server.on('timeout', (socket: Socket) => socket.resetAndDestroy());
  return server;
}

/** Closes the connections of an address, or of an IPv6 /64 network, that has too many. Behind a proxy all have the proxy's. */
export function limitConnectionsOfAddress(server: Server): void {
  const open = new Map<string, number>();
  server.prependListener('connection', socket => {
    const client = networkOf(socket.remoteAddress);
    const count = (open.get(client) ?? 0) + 1;
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
    if (count > maxConnectionsOfAddress) socket.destroy();
  });
}

function networkOf(address = ''): string {
  if (!ipaddr.isValid(address)) return '';
  const ip = ipaddr.process(address);
  return ip instanceof ipaddr.IPv4 ? ip.toString() : ip.parts.slice(0, 4).join(':');
}
