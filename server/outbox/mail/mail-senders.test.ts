import { expect, test } from 'vitest';
import { normalizeMailbox } from './mail-senders.ts';

test.each([
  ['Ada+1+water@Example.org', 'ada@example.org'],
  ['v.ic.Tim+x@gmail.com', 'victim@gmail.com'],
])('The address %s belongs to the mailbox %s', (address, mailbox) => {
  expect(normalizeMailbox(address)).toBe(mailbox);
});
