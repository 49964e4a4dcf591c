import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';

// A database lists those that it has run, and does not open if one of them is gone.
test('A published migration keeps its name', () => {
  expect(Object.keys(migrations)).toEqual([
    '0001-messages',
    '0002-desk',
    '0003-heartbeats',
    '0004-keys-without-expiry',
    '0005-reply-by',
    '0006-no-form-type',
    '0007-accepted-by',
    '0008-set-aside',
    '0009-turns',
    '0010-app-state',
    '0011-plain-names',
  ]);
});
