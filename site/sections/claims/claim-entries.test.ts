import { expect, test } from 'vitest';
import { claimIds } from '#content/schema/claims.ts';
import { readContent } from '../../../tests/support/content.ts';
import { claimEntries } from './claim-entries.ts';

const { claims } = readContent('en');
const entries = Object.values(claimEntries(claims)).flat();

test('Every claim of the site has one entry', () => {
  expect(entries.map(({ id }) => id).sort()).toEqual([...claimIds].sort());
});
