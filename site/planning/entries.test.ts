import { expect, test } from 'vitest';
import { readContent } from '#content/content.ts';
import { type Entries, entryText, problemText, readEntries } from './entries.ts';
import { eachInput, workedExample } from './inputs.ts';
import { fillNumbers, numberFormat } from './number-format.ts';
import { situationNames, situationOf, situations } from './rates.ts';
import { groupNames } from './rows.ts';
import type { Unit } from './unit.ts';

const { tool, whole } = readContent('en').planner;
const format = numberFormat('en', tool);
const example: Entries = workedExample;

test('the fields show the worked example as the language writes it, and read it back in either unit', () => {
  const texts = (language: string, unit: Unit) =>
    eachInput(name => entryText(name, example[name], numberFormat(language, tool, unit)));
  expect(texts('en', 'liters')).toMatchObject({ people: '2,500', tanker: '20,000', bottle: '0.5' });
  expect(texts('en', 'gallons')).toMatchObject({ people: '2,500', tanker: '5,283', bottle: '0.132' });
  for (const language of ['en', 'es', 'fr', 'ht', 'ar']) {
    const reading = readEntries(texts(language, 'liters'), language, 'liters');
    expect(reading, language).toMatchObject({ input: workedExample, complete: true });
    expect(readEntries(texts(language, 'gallons'), language, 'gallons').complete, language).toBe(true);
  }
});

test('a value in a field stays exact in both units', () => {
  for (const unit of ['liters', 'gallons'] as const)
    expect(readEntries(example, 'en', unit).plan?.total.liters).toBe(262_500);
});

test('entries without people, days or liters give no plan', () => {
  for (const name of ['people', 'days', 'lpd'])
    expect(readEntries({ ...example, [name]: '' }, 'en', 'liters').plan).toBeUndefined();
});

test('a missing entry holds back only the results that need it', () => {
  const reading = readEntries({ ...example, turnaround: 'long' }, 'en', 'liters');
  expect(reading.plan?.total.liters).toBe(262_500);
  expect(groupNames.filter(reading.canShow)).toEqual(['taps', 'bottles', 'storage']);
  expect(reading.complete).toBe(false);
  const noTanker = readEntries({ ...example, tanker: '' }, 'en', 'liters');
  expect(groupNames.filter(noTanker.canShow)).toEqual(['taps', 'bottles']);
});

test('every problem of an entry says what to do about it', () => {
  const say = (problem: Parameters<typeof problemText>[1]) =>
    problemText('people', problem, { ...tool.problems, ...tool.people }, format);
  expect(say('missing')).toBe('Enter the number of people');
  expect(say('out-of-range')).toBe('Enter a number from 1 to 1,000,000');
});

test('a situation is recognized by its numbers, until one of them changes', () => {
  for (const name of situationNames) expect(situationOf(situations[name])).toBe(name);
  expect(situationOf({ ...situations.shelter, people: 401 })).toBeUndefined();
  expect(situationOf({})).toBeUndefined();
});

test('the note of a situation names its people, days and liters', () => {
  for (const name of situationNames) {
    const note = fillNumbers(whole.situations[name].note, situations[name], format);
    expect(note).toContain(`for ${situations[name].days} days at ${situations[name].lpd} liters each`);
  }
});

test('units agree with their count, stay on the line of their number and begin with the chosen one', () => {
  expect(format.volume({ liters: 1, gallons: 1 })).toEqual({
    value: '1\u00a0liter',
    more: ['1\u00a0U.S. gallon'],
  });
  const inGallons = numberFormat('en', tool, 'gallons');
  expect(inGallons.volume({ liters: 1000, gallons: 265 })).toEqual({
    value: '265\u00a0U.S. gallons',
    more: ['1,000\u00a0liters'],
  });
  expect(inGallons.weight({ kilograms: 1000, pounds: 2205 }).value).toBe('2,205\u00a0pounds');
  expect(inGallons.size(20_000, 'gallons')).toBe('5,283.44\u00a0U.S. gallons');
});
