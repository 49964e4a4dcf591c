import { describe, expect, it } from 'vitest';
import { readContent } from '#content/content.ts';
import { entriesOf, problemText, readEntries } from './entries.ts';
import { workedExample } from './inputs.ts';
import { fillNumbers, numberFormat } from './number-format.ts';
import { situationNames, situationOf, situations } from './rates.ts';

const { tool, whole } = readContent('en').planner;
const format = numberFormat('en', tool);
const example = entriesOf(workedExample, format);

describe('the fields', () => {
  it('start with the worked example, as the language writes it, and come back to it', () => {
    expect([example.people, example.tanker, example.bottle]).toEqual(['2,500', '20,000', '0.5']);
    expect(readEntries(example, 'en')).toMatchObject({ input: workedExample, complete: true });
    for (const language of ['es', 'fr', 'ht', 'ar']) {
      const entries = entriesOf(workedExample, numberFormat(language, tool));
      expect(readEntries(entries, language).input, language).toEqual(workedExample);
    }
  });

  it('give no plan without people, days or liters', () => {
    for (const name of ['people', 'days', 'lpd'])
      expect(readEntries({ ...example, [name]: '' }, 'en').plan).toBeUndefined();
  });

  it('hold back only the results that need what is missing', () => {
    const reading = readEntries({ ...example, turnaround: 'long' }, 'en');
    expect(reading.plan?.total.liters).toBe(262_500);
    expect([reading.knows('tankers'), reading.knows('bottles'), reading.knows('storage')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(reading.complete).toBe(false);
  });

  it('say what to do about each problem', () => {
    const say = (problem: Parameters<typeof problemText>[1]) =>
      problemText('people', problem, { ...tool.problems, ...tool.people }, format);
    expect(say('missing')).toBe('Enter the number of people');
    expect(say('out-of-range')).toBe('Enter a number from 1 to 1,000,000');
  });
});

describe('the situations', () => {
  it('are recognised by their numbers, and left with the first other one', () => {
    for (const name of situationNames) expect(situationOf(situations[name])).toBe(name);
    expect(situationOf({ ...situations.shelter, people: 401 })).toBeUndefined();
    expect(situationOf({})).toBeUndefined();
  });

  it('say their source, and which figures are unchecked', () => {
    for (const name of situationNames) {
      const note = fillNumbers(whole.situations[name].note, situations[name], format);
      expect(note).toContain('Sphere Handbook 2018');
      expect(/not checked/.test(note)).toBe(name === 'clinic' || name === 'school');
      expect(note).not.toContain('{');
    }
  });
});

describe('units', () => {
  it('are worded by their count and joined to their number', () => {
    expect(format.liters(1)).toBe('1\u00a0liter');
    expect(format.gallons(2)).toBe('2\u00a0US gallons');
    expect(format.volume({ liters: 1000, gallons: 265 })).toBe('1,000\u00a0liters (265\u00a0US gallons)');
  });
});
