import { receiptOf, type StoredMessage } from '../message.ts';
import { easternTime } from './eastern-time.ts';
import { toTable } from './table.ts';

/** Longest cell of the table, in characters. */
const cellLength = 40;

const head = ['Reference', 'Received', 'Reply by', 'State', 'Name', 'Reach at', 'Message'];

/** Messages as a table, one line each. */
export function messageTable(messages: readonly StoredMessage[]): string {
  return toTable([head, ...messages.map(row)], cellLength);
}

function row(message: StoredMessage): string[] {
  const { reference, receivedAt, replyBy } = receiptOf(message);
  return [
    reference,
    easternTime(receivedAt),
    easternTime(replyBy),
    stateOf(message),
    message.name,
    message.email || message.phone || (message.state === 'erased' ? '' : '(no contact)'),
    message.message,
  ];
}

/** What is shown as state: being held is seen at once. */
function stateOf({ state, heldFor }: StoredMessage): string {
  return heldFor.length > 0 && state === 'new' ? 'held' : state;
}
