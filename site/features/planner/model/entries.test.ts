import { expect, test } from 'vitest';
import { fill } from '#shared/i18n/fill.ts';
import { content, readContent } from '../../../../tests/support/content.ts';
import { type Entries, entryText, problemText, readEntries } from './entries.ts';
import { eachInput, workedExample } from './inputs.ts';
import { numberFormat } from './number-format.ts';
import { resultGroups } from './rows.ts';
import type { Unit } from './unit.ts';

const { tool } = readContent('en').planner;
const format = numberFormat('en', tool);
const example: Entries = workedExample;

test('The fields show the worked example in the language of the page and read it back in either unit', () => {
  const texts = (language: string, unit: Unit) =>
    eachInput(name => entryText(name, example[name], numberFormat(language, tool, unit)));
  expect(texts('people', 'liters')).toMatchObject({ people: '2,500', tanker: '20,000', bottle: '0.5' });
  expect(texts('en', 'gallons')).toMatchObject({ people: '2,500', tanker: '5,283', bottle: '0.132' });
  for (const language of content.languages) {
    const reading = readEntries(texts(language, 'liters'), 'people', 'liters');
    expect(reading, language).toMatchObject({ input: workedExample, complete: true });
    expect(readEntries(texts(language, 'gallons'), 'people', 'gallons').complete, language).toBe(true);
  }
});

test('Entries without people, days or liters give no plan', () => {
  for (const name of ['people', 'days', 'lpd'])
    expect(readEntries({ ...example, [name]: '' }, 'people', 'liters').plan).toBeUndefined();
});

test('A missing entry hides only the results that need it', () => {
  const reading = readEntries({ ...example, turnaround: 'long' }, 'people', 'liters');
  expect(reading.plan?.total.liters).toBe(262_500);
  expect(resultGroups('people').filter(reading.canShow)).toEqual(['taps', 'bottles', 'storage']);
  expect(reading.complete).toBe(false);
  const noTanker = readEntries({ ...example, tanker: '' }, 'people', 'liters');
  expect(resultGroups('people').filter(noTanker.canShow)).toEqual(['taps', 'bottles']);
});

test('A plan based on liters a day has no bottles and counts taps by flow', () => {
  const entries = { ...example, people: '', perday: '20.000' };
  const { plan, complete, canShow } = readEntries(entries, 'amount', 'liters');
  expect(plan).toMatchObject({ total: { liters: 140_000 }, tripsPerDay: 1, taps: 6, tapsFor: 'flow' });
  expect([complete, canShow('bottles')]).toEqual([true, false]);
});

test('Every problem of an entry has its own message', () => {
  const problems = ['missing', 'unreadable', 'ambiguous', 'not-whole', 'out-of-range'] as const;
  const copy = { ...tool.problems, ...tool.people };
  const messages = problems.map(problem => problemText('people', problem, copy, format));
  expect(new Set(messages).size).toBe(problems.length);
  expect(messages.at(-1)).toBe(fill(tool.problems.range, { min: '1', max: '1,000,000' }));
});

test('Units agree with their count, the chosen unit first', () => {
  const { liters, gallons, pounds } = tool;
  expect(format.volume({ liters: 1, gallons: 1 })).toEqual({
    value: fill(liters.one ?? '', { n: '1' }),
    more: [fill(gallons.one ?? '', { n: '1' })],
  });
  const inGallons = numberFormat('en', tool, 'gallons');
  expect(inGallons.volume({ liters: 1000, gallons: 265 })).toEqual({
    value: fill(gallons.other, { n: '265' }),
    more: [fill(liters.other, { n: '1,000' })],
  });
  expect(inGallons.weight({ kilograms: 1000, pounds: 2205 }).value).toBe(fill(pounds.other, { n: '2,205' }));
  expect(inGallons.size(20_000, 'gallons')).toBe(fill(gallons.other, { n: '5,283.44' }));
});
