import { fieldNames } from '#shared/contact/contact-message.ts';
import { isSetAside, type StoredMessage } from '../base/message.ts';
import { formatOfficeTime, toTable } from './format.ts';

/** The fields of a message for other programs. Fields are only ever added. */
const fields = ['reference', 'receivedAt', 'replyBy', 'language', ...fieldNames, 'state'] as const;

/** The last name dates from the first version. */
export const recordFields = [...fields, 'heldFor'];

/** A message for `toJson`, which writes its times. */
export const toRecord = (message: StoredMessage) => ({
  ...Object.fromEntries(fields.map(name => [name, message[name]])),
  heldFor: message.setAsideFor,
});

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
