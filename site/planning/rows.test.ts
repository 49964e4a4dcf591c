import { expect, test } from 'vitest';
import { readContent } from '#content/content.ts';
import { workedExample } from './inputs.ts';
import { numberFormat } from './number-format.ts';
import { planFor } from './plan.ts';
import { messageText } from './rows.ts';

const { tool, whole } = readContent('en').planner;
const format = numberFormat('en', tool);
const plan = planFor(workedExample);

test('the text of a plan names every input and result once', () => {
  const text = messageText({ tool, whole }, { ...workedExample, onhand: 5000 }, plan, format);
  const labels = text.split('\n').map(line => line.split(': ')[0]);
  expect(new Set(labels).size).toBe(labels.length);
  expect(text).toContain('Total: 262,500 liters (69,346 U.S. gallons)');
  expect(text).toContain('Storage on hand, liters: 5,000');
  expect(text).toContain('Tankers needed: 1');
  expect(text).toContain('Pallets: 304');
});

test('the text of a plan says that tankers are not possible', () => {
  const input = { ...workedExample, turnaround: 2000 };
  expect(messageText({ tool, whole }, input, planFor(input), format)).toContain(
    'Tankers needed: Not possible',
  );
});

test('the text of a plan leaves most of the message free', () => {
  expect(messageText({ tool, whole }, workedExample, plan, format).length).toBeLessThan(1500);
});
