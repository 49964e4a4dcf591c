import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { listeningPort } from './free-port.ts';

/**
 * What the receiver does from now on. `hang`: it never greets. `stall`: it never answers an email. `drop`: it
 * disconnects in the middle of one. `mute`: it accepts one and disconnects without confirming it. `refuse`: it
 * answers that step with `code`; with `only`, it refuses only this recipient.
 */
export type Behavior =
  | 'accept'
  | 'hang'
  | 'stall'
  | 'drop'
  | 'mute'
  | { refuse: 'sender' | 'recipient' | 'mail'; code: number; saying?: string; only?: string };

interface ReceivedMail {
  to: string[];
  mail: Email;
}

export type MailReceiver = Awaited<ReturnType<typeof temporaryMailReceiver>>;

/** An SMTP server that keeps what it accepts and misbehaves on request, until the current test is finished. */
export async function temporaryMailReceiver(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let behavior: Behavior = 'accept';
  let connected = 0;

  const refusal = (at: 'sender' | 'recipient' | 'mail', address = '') => {
    if (typeof behavior === 'string' || behavior.refuse !== at) return undefined;
    if (behavior.only && behavior.only !== address) return undefined;
    return Object.assign(new Error(behavior.saying ?? 'Not now'), { responseCode: behavior.code });
  };

  const open = async (port: number): Promise<SMTPServer> => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 0,
      disableReverseLookup: true,
      onConnect(_session, callback) {
        connected++;
        if (behavior !== 'hang') callback();
      },
      onMailFrom: (_address, _session, callback) => callback(refusal('sender')),
      onRcptTo: ({ address }, _session, callback) => callback(refusal('recipient', address)),
      onData(stream, session, callback) {
        if (behavior === 'drop') {
          stream.resume();
          for (const socket of sockets) socket.destroy();
          return;
        }
        const take = async () => {
          const raw = await text(stream);
          const refused = refusal('mail');
          if (behavior === 'stall') return;
          if (!refused) {
            const to = session.envelope.rcptTo.map(({ address }) => address);
            received.push({ to, mail: await PostalMime.parse(raw) });
          }
          if (behavior === 'mute') for (const socket of sockets) socket.destroy();
          else callback(refused);
        };
        // The sender may disconnect in the middle of an email.
        take().catch(callback);
      },
      ...options,
    });
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    server.on('error', () => {});
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  };

  let server = await open(0);
  const port = listeningPort(server.server);
  const leave = async () => {
    if (!server.server.listening) return;
    const closed = once(server.server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  onTestFinished(leave);
  return {
    port,
    /** The settings of a site that sends to it. */
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'site@clearwell.example',
      MAIL_TO: 'team@clearwell.example',
    },
    /** Accepted emails, oldest first. */
    received,
    /** How many connections there have been. */
    connections: () => connected,
    behave(next: Behavior) {
      behavior = next;
    },
    /** Disconnects everyone and stops listening. */
    leave,
    /** Listens on the same port again. */
    async comeBack() {
      server = await open(port);
    },
  };
}
