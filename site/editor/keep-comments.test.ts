import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeInto } from './keep-comments.ts';

const source = `# Read by everybody.
title: Water
planner: { label: "Water planner", href: "#planner" } # short
certificates:
  epa: {}
items:
  # The first one is shown on Home.
  - One
  - Two, or more
left: "\\u200E{degrees}°"
`;
const value = parse(source);

const changed = (change: object) => writeInto(source, { ...value, ...change });

test('Saving an unchanged file changes no character', () => {
  const names = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.yaml'),
  );
  expect(names.length).toBeGreaterThan(30);
  for (const name of names) {
    const text = readFileSync(join('content', name), 'utf8');
    expect(writeInto(text, parse(text))).toBe(text);
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

test('An empty map that the editor omits stays in the file', () => {
  const { certificates, ...rest } = value;
  expect(certificates).toEqual({ epa: {} });
  expect(writeInto(source, rest)).toBe(source);
});
