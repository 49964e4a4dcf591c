import type { Delivery } from './delivery.ts';
import type { StoredMessage } from './message-store.ts';

/** What a try came to. Errors are for operators, without personal data. `failed` is tried again, `canceled` is not. */
export type Outcome = { kind: 'sent' } | { kind: 'failed' | 'canceled'; error: string };

/**
 * Takes a delivery to where it belongs. A failure that can be expected is an outcome; what is thrown counts as failed.
 * @param signal ends the try: its result is no longer waited for
 */
export type Carrier = (delivery: Delivery, message: StoredMessage, signal: AbortSignal) => Promise<Outcome>;
