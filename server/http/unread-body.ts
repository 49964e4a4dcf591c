import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a sender may go on after its answer went out, in milliseconds: time to read it, not to go on for ever. */
const patience = 1000;

/**
 * Ends a connection whose request body goes on after the answer. At once would be too early: unread bytes make the
 * system reset the connection, and the answer could be lost on its way.
 */
export function endUnreadBody(req: IncomingMessage, res: ServerResponse): void {
  res.once('finish', () => {
    if (req.complete) {
      // All of it has come; what nobody read must not stand before the next request.
      req.resume();
      return;
    }
    const timer = setTimeout(() => req.socket.destroy(), patience);
    req.socket.once('close', () => clearTimeout(timer));
    req.once('end', () => clearTimeout(timer)).resume();
  });
}
