import { expect, test, vi } from 'vitest';
import { emptyValues, textChecksum } from './form-values.ts';
import { isSubmission, removeFromQueue } from './offline-queue.ts';

const values = { ...emptyValues, name: 'Zoë', message: 'No water' };
const other = { ...values, message: 'The road is open' };

test.each([
  [
    'is told from another one of its draft by what is left of its text',
    { digest: textChecksum(values) },
    false,
  ],
  ['is known by its key alone if an older version has sent it', {}, true],
])('A message that was sent %s', (_, left, isOther) => {
  const message = { id: 1, key: 'key-1', values: emptyValues, settled: { kind: 'sent' as const, ...left } };
  expect(isSubmission(message, { key: 'key-1', values: { ...values, name: 'Zoë ' } })).toBe(true);
  expect(isSubmission(message, { key: 'key-1', values: other })).toBe(isOther);
  expect(isSubmission(message, { key: 'key-2', values })).toBe(false);
});

test('Where storage is blocked, a message is not removed, and the form is told so without an error', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(await removeFromQueue(1)).toBe(false);
});
