import { expect, test } from 'vitest';
import { temporaryDatabase } from '../../tests/support/databases.ts';
import { newMessage, noon } from '../../tests/support/sample-messages.ts';
import { createMessageStore } from './message-store.ts';
import { createReceipts } from './receipts.ts';

test('A message has a receipt, found by a reference as people write it, until it is erased', async () => {
  const store = createMessageStore(await temporaryDatabase());
  await store.add(newMessage());
  const { takeOnce } = createReceipts(store, 'CW');
  expect(await takeOnce('7k4m9qrt')).toMatchObject({ reference: 'CW-7K4M-9QRT' });
  await store.erase('CW-7K4M-9QRT', noon);
  expect(await takeOnce('CW-7K4M-9QRT')).toBeUndefined();
});
