import { expect, test } from 'vitest';
import { fill } from '#shared/i18n/fill.ts';
import { readContent } from '../../../../tests/support/content.ts';
import { type PlanInput, workedExample } from './inputs.ts';
import { planFor } from './plan.ts';
import { plannerText } from './planner-text.ts';
import { planRows } from './rows.ts';

const text = plannerText(readContent('en').planner, 'en');
const { whole } = text;

test('A plan says what decides its taps and its storage', () => {
  const rows = (input: PlanInput) => planRows(text, input, planFor(input));
  const few = { ...workedExample, people: 251, lpd: 7.5 };
  expect(rows(workedExample).taps[0]?.more).toEqual([
    fill(whole.taps.forFlow, { liters: '7.5', hours: '8' }),
  ]);
  expect(rows(few).taps[0]?.more).toEqual([fill(whole.taps.forPeople, { people: '250' })]);
  expect(rows(workedExample).storage[0]?.more).not.toContain(whole.storage.forTanker);
  expect(rows(few).storage[0]?.more).toContain(whole.storage.forTanker);
});
