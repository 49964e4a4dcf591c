import { expect, test } from 'vitest';
import { readContent } from '../../../../tests/support/content.ts';
import { fieldCopy } from '../model/field-text.ts';
import { workedExample } from '../model/inputs.ts';
import { planFor } from '../model/plan.ts';
import { plannerText } from '../model/planner-text.ts';
import { situations } from '../model/situations.ts';
import { messageText } from './MessageLink.tsx';

const { planner } = readContent('en');
const { tool, whole } = planner;
const english = plannerText(planner, 'en');
const plan = planFor(workedExample);

test('The text of a plan begins with the results and ends with the numbers that differ from the example', () => {
  const text = messageText(english, { ...workedExample, onhand: 5000 }, plan, false);
  const [title, total, perDay] = text.split('\n');
  expect(title).toBe(tool.message.title);
  expect(total).toMatch(new RegExp(`^${tool.results.total}: 262,500 .*\\(69,346 .*\\)$`));
  expect(perDay).toContain('37,500');
  expect(text).not.toContain(whole.tankers.turnaround.label);
  expect(text).toContain(`${fieldCopy(english, 'onhand').label}: 5,000`);
  expect(text).toContain(`${whole.bottles.pallets}: 61`);
  // What is a part of the water is named as one.
  expect(text.split(`\n${tool.message.bottles}\n`)[1]).toMatch(new RegExp(`^${whole.bottles.bottles}: `));
});

test('The text of a plan says that tankers are not possible', () => {
  const input = { ...workedExample, turnaround: 2000 };
  expect(messageText(english, input, planFor(input), false)).toContain(
    `${whole.tankers.needed}: ${whole.tankers.notPossible.title}`,
  );
});

test('The text of the situation of a clinic is called an example, and names its inpatients and its other people, added up', () => {
  const { inpatients, others } = tool;
  const text = plannerText(planner, 'en', 'liters', 'clinic');
  const input = { ...workedExample, ...situations.clinic.need };
  const [, example, , first, second, perDay, ...rest] = messageText(
    text,
    input,
    planFor(input, 'clinic'),
    true,
  ).split('\n');
  expect(example).toBe(whole.example);
  expect(first).toMatch(new RegExp(`^${inpatients.label}: 3,600 .*60 × 60`));
  expect(second).toMatch(new RegExp(`^${others.people.label}: 1,500 .*100 × 15`));
  expect(perDay).toContain('5,100');
  expect(rest).toEqual(expect.arrayContaining([`${inpatients.label}: 60`, `${others.people.label}: 100`]));
});
