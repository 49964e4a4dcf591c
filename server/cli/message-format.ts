import { fieldNames, mapFields } from '#shared/contact/contact-message.ts';
import type { StoredMessage } from '../storage/message.ts';
import { formatOfficeTime, toTable } from './format.ts';

/** A message for other programs: times in ISO 8601, UTC. Fields are only ever added. */
export function toRecord(message: StoredMessage) {
  const { reference, receivedAt, replyBy } = message;
  return {
    reference,
    receivedAt: receivedAt.toISOString(),
    replyBy: replyBy.toISOString(),
    language: message.language,
    ...mapFields(({ name }) => message[name]),
    state: message.state,
    // This name dates from the first version.
    heldFor: message.setAsideFor,
  };
}

type MessageRecord = ReturnType<typeof toRecord>;

/** The fields of a record in their order, for a table's header. */
export const recordFields: readonly (keyof MessageRecord)[] = [
  'reference',
  'receivedAt',
  'replyBy',
  'language',
  ...fieldNames,
  'state',
  'heldFor',
];

/** Messages as a table, one line each. A new message that is set aside has that as its state. */
export function messageTable(messages: readonly StoredMessage[], timeZone: string): string {
  const rows = messages.map(message => {
    const { reference, receivedAt, replyBy, state, setAsideFor, name, email, phone } = message;
    return [
      reference,
      formatOfficeTime(receivedAt, timeZone),
      formatOfficeTime(replyBy, timeZone),
      setAsideFor.length > 0 && state === 'new' ? 'set aside' : state,
      name,
      email || phone || (state === 'erased' ? '' : '(no contact)'),
      message.message,
    ];
  });
  return toTable([['Reference', 'Received', 'Reply by', 'State', 'Name', 'Reach at', 'Message'], ...rows]);
}
