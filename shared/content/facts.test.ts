import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { finishCopy } from './finish-copy.ts';
import { loadOrganization } from './load-content.ts';

test('Facts are filled in, a line without its fact is left out, and other placeholders stay for the program', () => {
  const copy = {
    title: 'About {brand}',
    lines: ['Number {isoNumber}.', 'Message {reference}.'],
    note: 'No. {isoNumber}',
  };
  const facts = { brand: 'Wellspring', isoNumber: undefined };
  const finished = finishCopy(copy, copy, { language: 'en', facts, leftOut: new Set(), report() {} });
  expect(finished).toEqual({ title: 'About Wellspring', lines: ['Message {reference}.'] });
});

test('No component repeats a fact', () => {
  const { address, email, phone } = loadOrganization();
  const values = [phone, phone.replace(/\D/g, ''), email, address.street, address.zip];
  const files = globSync('site/**/*.{ts,tsx,astro,css}').filter(file => !/\.test\.tsx?$/.test(file));
  const repeated = files.flatMap(file => {
    const text = readFileSync(file, 'utf8');
    return values.filter(value => text.includes(value)).map(value => `${file}: ${value}`);
  });
  expect(repeated).toEqual([]);
});
