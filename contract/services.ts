import type { FieldProblem } from './contact-message.ts';

/** What became of a message. Only `stored` means that it is on disk. */
export type SubmitOutcome =
  | { kind: 'stored'; reference: string; receivedAt: Date; replyBy: Date }
  | { kind: 'invalid'; problems: FieldProblem[] }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'unavailable'; retryAfterSeconds: number };

export interface MessageReceipt {
  reference: string;
  receivedAt: Date;
  replyBy: Date;
}

/** What the server offers to pages that are made on demand, and to nothing else. Filled by `server/app.ts`. */
export interface Services {
  /** Names this request in the logs, and to a visitor who meets an unexpected error. */
  requestId: string;
  /** Stores a message. The two doors, the JSON function and the form without script, both come here. */
  submit(fields: Readonly<Record<string, unknown>>, idempotencyKey?: string): Promise<SubmitOutcome>;
  /** What can be told about a stored message to whoever knows its reference; `undefined` for an unknown one. */
  receipt(reference: string): Promise<MessageReceipt | undefined>;
  /** Answers the JSON call, every case of the architecture's table. */
  contactFunction(request: Request): Promise<Response>;
  /** Notes an unexpected error under the request id and answers with the page for it. */
  unexpectedError(error: unknown): Response;
}
