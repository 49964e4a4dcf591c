import type { Carrier } from '../contact/carrier.ts';
import type { Channel } from '../contact/delivery.ts';

/** Channels that are worked off together and apart from others, so that one that hangs holds up nothing else. */
export interface Lane {
  channels: readonly Channel[];
  carrier: Carrier;
  /** How many deliveries are tried at once. */
  concurrency: number;
  /** How long a try may take, in milliseconds. */
  timeout: number;
}
