import type { FieldProblem, FormValues, ReplyContact } from './contact-message.ts';

/** How a submission ended. Only `stored` means that the message is on disk. */
export type SubmitOutcome =
  | ({ kind: 'stored' } & MessageReceipt)
  | { kind: 'invalid'; problems: FieldProblem[] }
  /** Too many messages: from this client, or from all together. */
  | { kind: 'limited'; of: 'client' | 'site'; retryAfterSeconds: number }
  | { kind: 'unavailable'; retryAfterSeconds: number };

/** What a visitor is told of a stored message. */
export interface MessageReceipt {
  /** Unique, such as `CW-7K4M-9QRT`. */
  reference: string;
  receivedAt: Date;
  /** When it is answered at the latest: the promise given when it was stored. */
  replyBy: Date;
}

/** What anyone who knows the reference may see of a message. */
export interface PublicReceipt extends MessageReceipt {
  /** Masked; `undefined` if the visitor cannot be reached. */
  replyTo?: ReplyContact | undefined;
}

/** What a visitor sent, and how. */
export interface FormSubmission {
  fields: Readonly<Record<string, unknown>>;
  /** Of the page it was written on: one of the site's. */
  language: string;
  /** Sent again with the same content within 8 days, it is the same message. */
  idempotencyKey?: string | undefined;
  /** Another key under which the message may be stored already. */
  earlierKey?: string | undefined;
  /** Seconds from opening the page to sending, as the page's script measured them. */
  formAge?: number | undefined;
}

/** Path of the page that confirms a message sent without JavaScript, followed by its reference. */
export const receiptPath = '/contact/sent/';

/** Path of a link from a team email, followed by its token. */
export const deskPath = '/desk/';

/** What a link from a team email does to its message. */
export type DeskAction = 'answered' | 'spam';

/** What anyone who opens a link from a team email sees: nothing that the visitor wrote. */
export type DeskView =
  | {
      kind: 'message';
      reference: string;
      receivedAt: Date;
      replyBy: Date;
      state: 'new' | DeskAction;
      /** When its state was last changed; `undefined` if it never was. */
      changedAt: Date | undefined;
      action: DeskAction;
      /** What the page's button does; `undefined` if the link may do nothing. */
      next: 'new' | DeskAction | undefined;
    }
  | { kind: 'expired' | 'forged' | 'unknown' | 'erased' };

/** The links from team emails. Opening one changes nothing. */
export interface MessageDesk {
  open(token: string): Promise<DeskView>;
  /** Does what the link is for, or undoes exactly that (`new`); ignores any other state. Returns the result. */
  change(token: string, state: string): Promise<DeskView>;
}

/** What a form posted without JavaScript comes back with. */
export interface FormStart {
  values: FormValues;
  /** `invalid`: a field needs work. `failed`: the message could not be taken, now or at all. */
  outcome: 'invalid' | 'failed';
  /** How long to wait after too many messages. */
  waitMinutes?: number | undefined;
  /** The limit was reached by all visitors together. */
  busy?: boolean | undefined;
}

/** What a page rendered on demand shows, one of `form`, `receipt` and `desk`. Pages ask the server for nothing. */
export interface PageData {
  status: number;
  form?: FormStart;
  /** `undefined` if there is no such message. */
  receipt?: PublicReceipt | undefined;
  desk?: DeskView;
}

export interface PageLocals extends PageData {
  /** Logs an unexpected error under the request ID and returns the error page. */
  unexpectedError(error: unknown): Response;
}
