import { groupsOf, type InputName, needs, type PlanValues, planInputs, workedExample } from './inputs.ts';
import type { Plan } from './plan.ts';
import type { PlannerWriter } from './planner-writer.ts';
import { inputRows, planRows, type Row, rowLine } from './rows.ts';

/** A plan as text for a message: its results, then the main inputs and those that differ from the worked example. */
export function messageText(
  writer: PlannerWriter,
  values: PlanValues,
  plan: Plan,
  isExample: boolean,
): string {
  const { copy, basis } = writer;
  const { total, perDay, tankers, taps, bottles, storage } = planRows(writer, values, plan);
  const alwaysNamed = new Set<InputName>([...needs[basis], 'bottle', 'gap']);
  const named = planInputs(basis).filter(
    name => alwaysNamed.has(name) || values[name] !== workedExample[name],
  );
  const lines = (rows: readonly Row[]) => rows.map(row => rowLine(writer, row));
  // Only the first row of the taps: distance and wait are the same for every plan.
  const water = [total, perDay, ...tankers, ...taps.slice(0, 1), ...storage];
  return (
    [
      copy.message.title,
      ...(isExample ? [copy.example] : []),
      ...lines(water),
      '',
      // Not more water: a part of the same, in other containers.
      ...(groupsOf(basis).includes('bottles') ? [copy.message.bottles, ...lines(bottles), ''] : []),
      copy.inputs,
      ...lines(inputRows(writer, values, named)),
    ]
      .join('\n')
      // Mail programs and phones break lines where they like, so all spaces are plain.
      .replace(/[\u00a0\u202f]/g, ' ')
  );
}
