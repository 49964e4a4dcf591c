/** The tables as they are after the last migration. Times are ISO 8601 in UTC with milliseconds, so that they sort as text. */
export interface Schema {
  messages: MessageRow;
  message_events: MessageEventRow;
  deliveries: DeliveryRow;
  acknowledged: AcknowledgedRow;
  secrets: SecretRow;
  rate_limits: RateLimitRow;
  heartbeats: HeartbeatRow;
}

export interface MessageRow {
  reference: string;
  received_at: string;
  language: string;
  form_type: string;
  name: string;
  phone: string;
  email: string;
  organization: string;
  message: string;
  /** SHA-256 of the call's idempotency key, in hex, until it expires. */
  key_hash: string | null;
  key_expires_at: string | null;
  state: string;
  /** Reasons with commas between; empty when it is not held. */
  held_for: string;
  text_digest: string;
}

/** A message's history, in the order of `id`. */
export interface MessageEventRow {
  /** Begins with the time, so that the order as text is the order in time. */
  id: string;
  reference: string;
  at: string;
  kind: string;
  actor: string;
  note: string;
}

/** The outbox: at most one row for each message and channel. */
export interface DeliveryRow {
  reference: string;
  channel: string;
  state: string;
  created_at: string;
  attempts: number;
  next_try_at: string;
  sent_at: string | null;
  last_error: string;
  /** Names the process's claim that holds it until `claimed_until`. */
  claim: string | null;
  claimed_until: string | null;
}

/** When an address last got an acknowledgement; the address itself is not kept. */
interface AcknowledgedRow {
  address_digest: string;
  /** The message that was acknowledged. */
  reference: string;
  at: string;
}

/** What this installation made at random for itself, such as the key that signs links. */
interface SecretRow {
  name: string;
  value: string;
}

/** What several processes count together. The columns are those of rate-limiter-flexible. */
interface RateLimitRow {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: string | null;
}

/** When something was last known to work. */
interface HeartbeatRow {
  name: string;
  at: string;
}
