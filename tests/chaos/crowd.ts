import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** Connections that somebody holds. */
export interface Crowd {
  /** How many of them the server has ended. */
  ended(): number;
  leave(): void;
}

/** Most connections that are opened at once: fewer than the system keeps waiting for a server to take them. */
const atOnce = 200;

/** Opens connections; each then does what it is here for. */
export async function gather(
  port: number,
  count: number,
  behave: (socket: Socket) => void = () => {},
): Promise<Crowd> {
  const sockets: Socket[] = [];
  let ended = 0;
  let left = false;
  while (sockets.length < count) {
    const next = Array.from({ length: Math.min(atOnce, count - sockets.length) }, async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      sockets.push(socket);
      await once(socket, 'connect');
      socket.resume().once('close', () => {
        if (!left) ended += 1;
      });
      behave(socket);
    });
    await Promise.all(next);
  }
  return {
    ended: () => ended,
    leave() {
      left = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** How many files and connections the system lets a process have; Node raises its own limit to that by itself. */
export function mostOpenFiles(): number {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  return Number(/^Max open files +\S+ +(\d+)/m.exec(limits)?.[1] ?? 1024);
}

/** Memory that a process has, in MB. */
export function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}
