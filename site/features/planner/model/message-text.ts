import { groupsOf, type InputName, needs, type PlanValues, planInputs, workedExample } from './inputs.ts';
import type { Plan } from './plan.ts';
import type { PlannerWords } from './planner-words.ts';
import { inputRows, planRows, type Row, rowLine } from './rows.ts';

/** A plan as the text of a message: the results, then the main inputs and those that differ from the worked example. */
export function messageText(words: PlannerWords, values: PlanValues, plan: Plan, isExample: boolean): string {
  const { message } = words.copy;
  const { total, perDay, tankers, taps, bottles, storage } = planRows(words, values, plan);
  const alwaysNamed = new Set<InputName>([...needs[plan.basis], 'bottle', 'gap']);
  const named = planInputs(plan.basis).filter(
    name => alwaysNamed.has(name) || values[name] !== workedExample[name],
  );
  const lines = (rows: readonly Row[]) => rows.map(row => rowLine(words, row));
  // Of the taps only their number: distance and wait are the same for every plan.
  const water = [total, ...perDay, ...tankers, ...taps.slice(0, 1), ...storage];
  return (
    [
      message.title,
      ...(isExample ? [words.copy.example] : []),
      ...lines(water),
      '',
      // Part of the same water, in other containers.
      ...(groupsOf(plan.basis).includes('bottles') ? [message.bottles, ...lines(bottles), ''] : []),
      words.copy.inputs,
      ...lines(inputRows(words, values, named)),
    ]
      .join('\n')
      // Plain spaces: mail programs and phones break lines where they like.
      .replace(/[\u00a0\u202f]/g, ' ')
  );
}
