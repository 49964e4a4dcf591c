import type { FormValues, MessageReceipt, TeamLinkAction } from '../contact/contact-message.ts';
import type { ReplyContact } from '../contact/reply-contact.ts';

/**
 * Path of the page that confirms a message that the browser posted, followed by its reference and, after `#`, by its
 * idempotency key.
 */
export const receiptPath = '/contact/sent/';

/** Where a second message added a phone number or an email: names that message in the query of the first one's receipt. */
export const addedQuery = 'added';

/** Path of a link from a team email, followed by its token. */
export const teamLinkPath = '/desk/';

/** The page behind a link from a team email: it shows nothing that the visitor wrote. */
export type TeamLinkView =
  | ({
      kind: 'message';
      state: 'new' | 'answered' | 'spam' | 'set-aside';
      /** What was last done to it; `undefined` if nothing was. */
      last: { change: 'new' | 'answered' | 'spam' | 'released'; at: Date } | undefined;
      /** Action of the page's button; `undefined` if the link may do nothing. */
      next: 'new' | TeamLinkAction | undefined;
    } & MessageReceipt)
  | { kind: 'expired' | 'forged' | 'unknown' | 'erased' };

/** A form posted by the browser that the visitor has to correct. */
export interface ReturnedForm {
  values: FormValues;
  /** Idempotency key of the message, for the next attempt. */
  key?: string | undefined;
  /** `invalid`: a field needs work. `failed`: the message could not be taken, now or at all. */
  outcome: 'invalid' | 'failed';
  /** How long to wait after too many messages. */
  waitMinutes?: number | undefined;
  /** The limit was reached by all visitors together. */
  busy?: boolean | undefined;
}

/** What the page of a receipt shows: anyone who knows the reference may see it. */
export interface ShownReceipt extends MessageReceipt {
  /** Where the answer goes, masked; `undefined` if the visitor cannot be reached. */
  replyTo?: ReplyContact | undefined;
  /** The email address that nobody can answer to, shown only to the browser that sent it. */
  mistyped?: string | undefined;
  /** A second message has added a phone number or an email. */
  added?: boolean | undefined;
  /** That message came without either. */
  nothingAdded?: boolean | undefined;
}

/** Content of a page rendered on demand. */
export type OnDemandPage =
  | { kind: 'form'; returned: ReturnedForm }
  | ({ kind: 'receipt' } & ShownReceipt)
  | { kind: 'team-link'; view: TeamLinkView };
