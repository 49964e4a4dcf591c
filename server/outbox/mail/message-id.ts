import type { Channel } from '../outbox.ts';

/** The same for each try of a delivery, so that a mail which arrives twice can be told to be the same. */
export function messageId(reference: string, channel: Channel, from: string): string {
  return `<${reference.toLowerCase()}.${channel}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}
