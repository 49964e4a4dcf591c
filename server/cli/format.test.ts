import { expect, test } from 'vitest';
import { firstLine } from './format.ts';

test('The first line of an error names every address of a host that refused', () => {
  const refused = ['::1', '127.0.0.1'].map(address => new Error(`connect ECONNREFUSED ${address}`));
  expect(firstLine(new AggregateError(refused))).toBe(
    'connect ECONNREFUSED ::1; connect ECONNREFUSED 127.0.0.1',
  );
  expect(firstLine(new Error('no such column\na value'))).toBe('no such column');
});
