/** The tables as they are after the last migration. */
export interface Schema {
  messages: MessageRow;
}

/** Times are ISO 8601 in UTC with milliseconds, so that their order as text is their order in time. */
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
}
