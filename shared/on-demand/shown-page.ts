import type { FieldProblem, FormValues, Wait } from '../contact/contact-message.ts';
import type { MessageReceipt } from '../contact/contact-requests.ts';
import type { ReplyContact } from '../contact/reply-contact.ts';
import type { TeamLinkView } from '../contact/team-link.ts';

/**
 * Path of the page that confirms a message that the browser posted, followed by its reference and, after `#`,
 * by its idempotency key.
 */
export const receiptPath = '/contact/sent/';

/** In the query of a receipt: the reference that the addition to its message got; empty if it held nothing. */
export const additionQuery = 'added';

/** A form posted by the browser whose message was not stored. */
export interface ReturnedForm {
  values: FormValues;
  /** The idempotency key of the message, for the next attempt. */
  key?: string | undefined;
  /** In an addition, the reference of the message to which it adds. */
  additionTo?: string | undefined;
  /** What the visitor has to correct; `undefined` if the message could not be taken for another reason. */
  problems?: readonly FieldProblem[] | undefined;
  wait?: Wait | undefined;
}

/** What the page of a receipt shows: anyone who knows the reference may see it. */
export interface ShownReceipt extends MessageReceipt {
  /** Where the answer goes, masked; `undefined` if the visitor cannot be reached. */
  replyTo?: ReplyContact | undefined;
  /** The email address that nobody can answer to, shown only to the browser that sent it. */
  mistyped?: string | undefined;
  /** What came of an addition: a phone number or an email that can be used, or neither. */
  addition?: 'added' | 'empty' | undefined;
}

export type ShownPage =
  | { kind: 'form'; returned: ReturnedForm }
  | ({ kind: 'receipt' } & ShownReceipt)
  | { kind: 'team-link'; view: TeamLinkView };
