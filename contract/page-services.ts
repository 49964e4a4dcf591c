import type { FieldProblem } from './contact-message.ts';

/** What became of a message. Only `stored` means that it is on disk. */
export type SubmitOutcome =
  | { kind: 'stored'; reference: string; receivedAt: Date; replyBy: Date }
  | { kind: 'invalid'; problems: FieldProblem[] }
  /** Too many: from this sender, or from all together. */
  | { kind: 'limited'; of: 'sender' | 'site'; retryAfterSeconds: number }
  | { kind: 'unavailable'; retryAfterSeconds: number };

export interface MessageReceipt {
  reference: string;
  receivedAt: Date;
  replyBy: Date;
}

/** What was sent, with what is known about the sending. */
export interface Submitted {
  fields: Readonly<Record<string, unknown>>;
  /** Language of the page it was written on. One that the site does not speak counts as the default. */
  language?: string | undefined;
  idempotencyKey?: string | undefined;
  /** Seconds from opening the page to sending, as the page's script measured them. */
  formAge?: number | undefined;
}

/** Where a link from a team mail leads: this, and its token. */
export const deskPath = '/desk/';

/** What a link from a team mail does to its message. */
export type DeskAction = 'answered' | 'spam';

/** What whoever opens a link from a team mail gets to see. Nothing that the visitor wrote. */
export type DeskView =
  | {
      kind: 'message';
      reference: string;
      receivedAt: Date;
      replyBy: Date;
      state: 'new' | DeskAction;
      /** When its state was last changed; `undefined` while nobody has. */
      changedAt: Date | undefined;
      action: DeskAction;
      /** What the page's button does. */
      next: 'new' | DeskAction;
    }
  | { kind: 'expired' | 'forged' | 'unknown' | 'erased' };

/** The links from team mails. Looking changes nothing. */
export interface MessageDesk {
  open(token: string): Promise<DeskView>;
  /** Does what the link is for, or takes it back (`new`); any other change is passed over. Says how it is then. */
  change(token: string, state: 'new' | DeskAction): Promise<DeskView>;
}

/** What the server offers to pages that are made on demand, and to nothing else. Filled by `server/app.ts`. */
export interface PageServices {
  /** Names this request in the logs, and to a visitor who meets an unexpected error. */
  requestId: string;
  /** Stores a message. The two doors, the JSON function and the form without script, both come here. */
  submit(submitted: Submitted): Promise<SubmitOutcome>;
  /** What can be told about a stored message to whoever knows its reference; `undefined` for an unknown one. */
  receipt(reference: string): Promise<MessageReceipt | undefined>;
  desk: MessageDesk;
  /** Notes an unexpected error under the request id and answers with the page for it. */
  unexpectedError(error: unknown): Response;
}
