import { expect, test } from 'vitest';
import { emptyValues, textChecksum } from './form-values.ts';
import { isSubmission } from './offline-queue.ts';

const values = { ...emptyValues, name: 'Zoë', message: 'No water' };

test('A sent message whose text is gone is told from another one of its draft by key and checksum', () => {
  const settled = { kind: 'sent' as const, digest: textChecksum(values) };
  const message = { id: 1, key: 'key-1', values: emptyValues, settled };
  expect(isSubmission(message, { key: 'key-1', values: { ...values, name: 'Zoë ' } })).toBe(true);
  expect(isSubmission(message, { key: 'key-1', values: { ...values, message: 'The road is open' } })).toBe(
    false,
  );
  expect(isSubmission(message, { key: 'key-2', values })).toBe(false);
});
