import { expect, test } from 'vitest';
import { temporaryDatabase } from '../../tests/support/databases.ts';
import { newMessage, noon } from '../../tests/support/sample-messages.ts';
import { createMessageStore } from './message-store.ts';
import { createFindReceipt } from './receipts.ts';

test('A message has a receipt, found by a reference as people write it, until it is erased', async () => {
  const store = createMessageStore(await temporaryDatabase());
  await store.add(newMessage());
  const findReceipt = createFindReceipt(store, 'CW');
  expect(await findReceipt('7k4m9qrt')).toMatchObject({ reference: 'CW-7K4M-9QRT' });
  await store.erase('CW-7K4M-9QRT', noon);
  expect(await findReceipt('CW-7K4M-9QRT')).toBeUndefined();
});

test('Of a mistyped email, a receipt shows no more than the first letter to those who know its reference', async () => {
  const store = createMessageStore(await temporaryDatabase());
  await store.add(newMessage({ email: '𝒜da@or call 305 555 0142', phone: '' }));
  expect(await createFindReceipt(store, 'CW')('CW-7K4M-9QRT')).toMatchObject({
    replyTo: undefined,
    mistyped: '𝒜…',
  });
});
