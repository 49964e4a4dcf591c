import { expect, test } from 'vitest';
import { fill } from '#shared/i18n/fill.ts';
import { readContent } from '../../../../tests/support/content.ts';
import { workedExample } from './inputs.ts';
import { messageText } from './message-text.ts';
import { planFor } from './plan.ts';
import { createPlannerWriter, fieldCopy } from './planner-writer.ts';
import { situations } from './situations.ts';

const { planner } = readContent('en');
const english = createPlannerWriter(planner, 'en');
/** Spaces as a message has them. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').toLowerCase();

const onHand = { ...workedExample, onHand: 5000 };
const text = messageText(english, onHand, planFor(onHand), false);

test('The text of a plan begins with the total, and names what is a part of the water as one', () => {
  const [title, total] = text.split('\n');
  expect(title).toBe(planner.message.title);
  expect(total).toMatch(new RegExp(`^${planner.results.total}: 262,500 .*\\(69,346 .*\\)$`));
  expect(text.split(`\n${planner.message.bottles}\n`)[1]).toMatch(
    new RegExp(`^${planner.bottles.bottles}: `),
  );
});

test('The text of a plan has only the numbers of its supply that differ from the example', () => {
  expect(text).not.toContain(planner.tankers.turnaround.label);
  expect(text).toContain(`${fieldCopy(english, 'onHand').label}: 5,000`);
});

test('The text of a plan says what decides its taps and storage, and that no tanker can do it', () => {
  expect(text.toLowerCase()).toContain(plain(fill(planner.taps.forFlow, { liters: '7.5', hours: '8' })));
  const few = { ...workedExample, people: 251, litersPerPerson: 7.5, turnaround: 2000 };
  const other = messageText(english, few, planFor(few), false).toLowerCase();
  for (const said of [
    `${planner.tankers.needed}: ${planner.tankers.notPossible.title}`,
    fill(planner.taps.forPeople, { people: '250' }),
    planner.storage.forTanker,
  ])
    expect(other).toContain(said.toLowerCase());
});

test('The text of the situation of a clinic is called an example, and names its inpatients and its other people', () => {
  const { inpatients, others } = planner;
  const writer = createPlannerWriter(planner, 'en', 'clinic');
  const values = { ...workedExample, ...situations.clinic.need };
  const lines = messageText(writer, values, planFor(values, 'clinic'), true).split('\n');
  expect(lines[1]).toBe(planner.example);
  expect(lines[3]).toContain('5,100');
  expect(lines).toEqual(expect.arrayContaining([`${inpatients.label}: 60`, `${others.people.label}: 100`]));
});
