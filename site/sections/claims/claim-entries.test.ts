import { expect, test } from 'vitest';
import { readContent } from '#content/content.ts';
import { claimIds } from '#content/schema/claims.ts';
import { claimEntries } from './claim-entries.ts';

const entries = Object.values(claimEntries(readContent('en').claims)).flat();

test('every claim of the site has one entry', () => {
  expect(entries.map(({ id }) => id).sort()).toEqual([...claimIds].sort());
});

test('an entry has its claim as the other pages show it', () => {
  const says = entries.map(entry => entry.says);
  expect(says).toContain('ISO 9001:2015 Certified');
  expect(says).toContain('500M+ liters delivered, about 132 million gallons');
  expect(says).toContain('Emergency solutions deployed within 24-48 hours');
  expect(says).toContain(
    '2.2 Billion People Lack Safe Water Access. Disasters Turn Crisis Into Catastrophe.',
  );
});
