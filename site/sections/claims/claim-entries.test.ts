import { expect, test } from 'vitest';
import { readContent } from '#content/content.ts';
import { claimIds } from '#content/schema/claims.ts';
import { claimEntries } from './claim-entries.ts';

const { claims } = readContent('en');
const entries = Object.values(claimEntries(claims)).flat();

test('Every claim of the site has one entry', () => {
  expect(entries.map(({ id }) => id).sort()).toEqual([...claimIds].sort());
});

test('An entry has its claim as the other pages show it', () => {
  const says = entries.map(entry => entry.says);
  const { badges, figures, promises, statistic } = claims;
  for (const { name } of badges) expect(says).toContain(name);
  for (const { value, label } of figures) expect(says).toContain(`${value} ${label}`);
  for (const { name, value } of promises) expect(says).toContain(`${name} ${value}`);
  expect(says).toContain([statistic.amount, ...statistic.lines].join(' '));
});
