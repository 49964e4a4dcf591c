import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeInto } from './keep-comments.ts';

const source = `# Read by everybody.
title: Water
planner: { label: "Water planner", href: "#planner" } # short
items:
  # The first one is shown on Home.
  - One
  - Two, or more
`;
const value = parse(source);

const changed = (change: object) => writeInto(source, { ...value, ...change });

test('Saving an unchanged file changes no value', () => {
  for (const name of globSync('content/{organization,ar/*}.yaml')) {
    const text = readFileSync(name, 'utf8');
    expect(parse(writeInto(text, parse(text)))).toEqual(parse(text));
  }
});

test('A new wording changes only its own line', () => {
  expect(changed({ title: 'Safe: water' })).toBe(source.replace('title: Water', 'title: "Safe: water"'));
  expect(changed({ planner: { ...value.planner, label: 'Plan, and go' } })).toBe(
    source.replace('Water planner', 'Plan, and go'),
  );
  expect(changed({ items: ['One', '24'] })).toBe(source.replace('Two, or more', '"24"'));
});

test.each([
  { items: ['One', 'Two', 'Three'], event: { text: 'A storm' } },
  { items: ['One'], title: 'Two\nlines' },
  { planner: undefined },
])('A change of structure is stored and keeps the other comments: %j', change => {
  const next = JSON.parse(JSON.stringify({ ...value, ...change }));
  const text = writeInto(source, next);
  expect(parse(text)).toEqual(next);
  expect(text).toContain('# Read by everybody.');
  expect(text).toContain('# The first one is shown on Home.');
});
