import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

export interface OpenConnections {
  /** How many of them the server has ended. */
  ended(): number;
  close(): void;
}

/** Smaller than the queue in which the system keeps connections until a server accepts them. */
const batchSize = 200;

/** Fewer than the server allows each address. */
const allowedOfAddress = 200;

/** Opens connections and lets each behave as given: by default it sends nothing. */
export async function openConnections(
  port: number,
  count: number,
  behave: (socket: Socket) => void = () => {},
  ofAddress = allowedOfAddress,
): Promise<OpenConnections> {
  const sockets: Socket[] = [];
  let ended = 0;
  let closing = false;
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(batchSize, count - sockets.length) }, async () => {
      const localAddress = `127.0.1.${1 + Math.floor(sockets.length / ofAddress)}`;
      const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
      sockets.push(socket);
      await once(socket, 'connect');
      socket.resume().once('close', () => {
        if (!closing) ended += 1;
      });
      behave(socket);
    });
    await Promise.all(batch);
  }
  return {
    ended: () => ended,
    close() {
      closing = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

export function memoryMbOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}
