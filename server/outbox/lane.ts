import type { Channel } from './outbox.ts';
import type { Carrier } from './sender.ts';

/** Channels that are worked off together and apart from others, so that one that hangs holds up nothing else. */
export interface Lane {
  channels: readonly Channel[];
  carrier: Carrier;
  /** How many deliveries are tried at once. */
  concurrency: number;
  /** How long a try may take, in milliseconds. */
  timeout: number;
}
