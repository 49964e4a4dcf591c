import { expect, test } from 'vitest';
import { readContent } from '#content/content.ts';
import { entriesOf, problemText, readEntries } from './entries.ts';
import { workedExample } from './inputs.ts';
import { fillNumbers, numberFormat } from './number-format.ts';
import { situationNames, situationOf, situations } from './rates.ts';

const { tool, whole } = readContent('en').planner;
const format = numberFormat('en', tool);
const example = entriesOf(workedExample, format);

test('the fields start with the worked example as the language writes it, and read it back', () => {
  expect([example.people, example.tanker, example.bottle]).toEqual(['2,500', '20,000', '0.5']);
  expect(readEntries(example, 'en')).toMatchObject({ input: workedExample, complete: true });
  for (const language of ['es', 'fr', 'ht', 'ar']) {
    const entries = entriesOf(workedExample, numberFormat(language, tool));
    expect(readEntries(entries, language).input, language).toEqual(workedExample);
  }
});

test('entries without people, days or liters give no plan', () => {
  for (const name of ['people', 'days', 'lpd'])
    expect(readEntries({ ...example, [name]: '' }, 'en').plan).toBeUndefined();
});

test('a missing entry holds back only the results that need it', () => {
  const reading = readEntries({ ...example, turnaround: 'long' }, 'en');
  expect(reading.plan?.total.liters).toBe(262_500);
  expect([reading.canShow('tankers'), reading.canShow('bottles'), reading.canShow('storage')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(reading.complete).toBe(false);
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

test('the note of a situation names its source and says which rates are unchecked', () => {
  for (const name of situationNames) {
    const note = fillNumbers(whole.situations[name].note, situations[name], format);
    expect(note).toContain('Sphere Handbook 2018');
    expect(/not checked/.test(note)).toBe(name === 'clinic' || name === 'school');
    expect(note).not.toContain('{');
  }
});

test('units agree with their count and stay on the line of their number', () => {
  expect(format.liters(1)).toBe('1\u00a0liter');
  expect(format.gallons(2)).toBe('2\u00a0U.S. gallons');
  expect(format.volume({ liters: 1000, gallons: 265 })).toBe('1,000\u00a0liters (265\u00a0U.S. gallons)');
});
