import { expect, test } from 'vitest';
import { readContent } from '#content/content.ts';
import { claimIds } from '#content/schema/claims.ts';
import { claimRows } from './claim-rows.ts';

const { claims } = readContent('en');
const rows = Object.values(claimRows(claims)).flat();

test('every claim of the site has one row, which says what it means and what it does not', () => {
  expect(rows.map(({ id }) => id).sort()).toEqual([...claimIds].sort());
  for (const { says, means, limits } of rows)
    for (const text of [says, means, limits]) expect(text).toBeTruthy();
});

test('a row has a claim as the other pages show it', () => {
  const says = rows.map(row => row.says);
  expect(says).toContain('ISO 9001:2015 Certified');
  expect(says).toContain('500M+ liters delivered, about 132 million gallons');
  expect(says).toContain('Emergency solutions deployed within 24-48 hours');
  expect(says).toContain(
    '2.2 Billion People Lack Safe Water Access. Disasters Turn Crisis Into Catastrophe.',
  );
});
