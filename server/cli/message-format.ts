import { fieldNames } from '#shared/contact/contact-message.ts';
import { isSetAside, type StoredMessage } from '../base/message.ts';
import { formatOfficeTime, toTable } from './format.ts';

type Field = readonly [name: string, read: (message: StoredMessage) => string | readonly string[]];

/** A message for other programs: times in ISO 8601, UTC. Fields are only ever added. */
const fields: readonly Field[] = [
  ['reference', ({ reference }) => reference],
  ['receivedAt', ({ receivedAt }) => receivedAt.toISOString()],
  ['replyBy', ({ replyBy }) => replyBy.toISOString()],
  ['language', ({ language }) => language],
  ...fieldNames.map((name): Field => [name, message => message[name]]),
  ['state', ({ state }) => state],
  // This name dates from the first version.
  ['heldFor', ({ setAsideFor }) => setAsideFor],
];

export const recordFields = fields.map(([name]) => name);

export const toRecord = (message: StoredMessage) =>
  Object.fromEntries(fields.map(([name, read]) => [name, read(message)]));

/** Messages as a table, one line each. A new message that is set aside has that as its state. */
export function messageTable(messages: readonly StoredMessage[], timeZone: string): string {
  const rows = messages.map(message => {
    const { reference, receivedAt, replyBy, state, name, email, phone } = message;
    return [
      reference,
      formatOfficeTime(receivedAt, timeZone),
      formatOfficeTime(replyBy, timeZone),
      isSetAside(message) ? 'set aside' : state,
      name,
      email || phone || (state === 'erased' ? '' : '(no contact)'),
      message.message,
    ];
  });
  return toTable([['Reference', 'Received', 'Reply by', 'State', 'Name', 'Reach at', 'Message'], ...rows]);
}
