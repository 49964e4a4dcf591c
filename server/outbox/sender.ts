import type { StoredMessage } from '../message.ts';
import type { Delivery } from './outbox.ts';

/** What a try came to. `failed` is tried again, `canceled` is not. */
export type Outcome = { kind: 'sent' } | ({ kind: 'failed' | 'canceled' } & Failure);

/** Why something did not arrive, for operators. */
export interface Failure {
  /** In the program's own words and numbers: it is logged, so nothing of what a visitor sent is in it. */
  error: string;
  /** How the other side went on. It may repeat what a visitor sent: it stays beside the message. */
  said?: string | undefined;
}

/**
 * Takes a delivery to where it belongs. A failure that can be expected is an outcome; what is thrown counts as failed.
 * @param signal ends the try: its result is no longer waited for
 */
export type Carrier = (delivery: Delivery, message: StoredMessage, signal: AbortSignal) => Promise<Outcome>;
