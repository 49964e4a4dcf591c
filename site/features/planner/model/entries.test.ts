import fc from 'fast-check';
import { expect, test } from 'vitest';
import { content, readContent } from '../../../../tests/support/content.ts';
import { findProblem, readEntry } from './entries.ts';
import { type InputName, inputNames, inputs } from './inputs.ts';
import { createPlannerWriter, fieldText } from './planner-writer.ts';

/** Why what was typed cannot be used. */
const problem = (name: InputName, text: string) => findProblem(name, readEntry(name, text, 'liters'));

test.each([
  ['2500', 2500],
  ['2,500', 2500],
  ['2.500', 2500],
  [' 2 500 ', 2500],
  ['2\u202f500', 2500],
  ['2’500', 2500],
  ['1.000.000', 1_000_000],
  ['1,000,000', 1_000_000],
  ['٢٥٠٠', 2500],
  ['٢٬٥٠٠', 2500],
  ['٢،٥٠٠', 2500],
  // These have invisible signs of direction and a space without width, as pasted from messages.
  ['\u200f2500\u200e', 2500],
  ['\u061c٢٥٠٠', 2500],
  ['2\u200b500', 2500],
])('%j is read as a whole number', (text, value) => {
  expect(readEntry('people', text, 'liters')).toBe(value);
});

test.each([
  ['7.5', 7.5],
  ['7,5', 7.5],
  ['12,34', 12.34],
  ['.5', 0.5],
  ['0,132', 0.132],
  ['٧٫٥', 7.5],
  ['2.500,5', 2500.5],
  ['٢٬٥٠٠٫٥', 2500.5],
])('%j is read as a number with decimals', (text, value) => {
  expect(readEntry('loss', text, 'liters')).toBe(value);
});

test.each(['many', '2.500,000,000', '-5', '1e3', '0x10', '5 people', '.', '+1', '1,23,456'])(
  '%j is not a number',
  text => expect(problem('loss', text)).toBe('unreadable'),
);

test.each(['1,000000', '25,0000', '2.5', '2500.0', '2,500.0', '2,5000'])('%j is no number of people', text =>
  expect(problem('people', text)).toBe('unreadable'),
);

test('Liters in whole numbers may have decimals, but not a thousand with a zero too many', () => {
  expect(readEntry('litersPerDay', '1,500.50', 'liters')).toBe(1500.5);
  expect(problem('litersPerDay', '1,000000')).toBe('unreadable');
});

test.each([
  ['people', '  ', 'missing'],
  ['people', '0', 'missing'],
  ['loss', '0', undefined],
  ['litersPerPerson', '1.500', 'ambiguous'],
  ['loss', '7,125', 'ambiguous'],
  ['people', '1,000,001', 'out-of-range'],
  ['litersPerPerson', '0.4', 'out-of-range'],
] as const)('Of %s, %j is %s', (name, text, expected) => {
  expect(problem(name, text)).toBe(expected);
});

test('What the site prints into a field is read back, in every language and unit', () => {
  for (const language of content.languages) {
    for (const unit of ['liters', 'gallons'] as const) {
      const writer = createPlannerWriter(readContent(language).planner, language, 'people', unit);
      for (const name of inputNames) {
        const { min, max } = inputs[name];
        fc.assert(
          fc.property(fc.double({ min: min + (max - min) / 100, max: max * 0.99, noNaN: true }), amount => {
            const printed = fieldText(writer, name, amount);
            const entry = readEntry(name, printed, unit);
            expect(findProblem(name, entry), printed).toBeUndefined();
            expect(fieldText(writer, name, entry)).toBe(printed);
          }),
          { numRuns: 30 },
        );
      }
    }
  }
});
