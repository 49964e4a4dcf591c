import type { ReactNode } from 'react';
import { fill } from '#content/fill.ts';
import { inputRows, mainRows, resultRows } from '../../planning/rows.ts';
import { problemOf } from './NumberField.tsx';
import styles from './Planner.module.css';
import { PaperTable } from './Rows.tsx';
import { type PlanState, useSettled } from './use-plan.ts';

/**
 * What both planners have around their fields: a spoken status, and tables for paper. The HTML holds the worked
 * example, with fields that wait for the script.
 */
export function PlannerFrame({ state, children }: { state: PlanState; children: ReactNode }) {
  const { text, reading, format, live, touched } = state;
  const { plan, input } = reading;
  const { paper } = text.tool;
  const announced = useSettled(touched ? statusOf(state) : '');
  return (
    <fieldset className={styles.planner} disabled={!live} aria-labelledby="planner-title">
      {children}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <div className={`grid ${styles.papers}`}>
        <PaperTable caption={paper.inputs} rows={inputRows(text, input, format)} />
        {plan && <PaperTable caption={paper.results} rows={resultRows(text, input, plan, format)} />}
      </div>
    </fieldset>
  );
}

/** What a screen reader says of the plan, or of the first entry that keeps it from being calculated. */
function statusOf(state: PlanState): string {
  const { text, reading, format } = state;
  const { tool } = text;
  const { plan, input } = reading;
  if (!plan) {
    const names = ['people', 'days', 'lpd'] as const;
    return names.map(name => problemOf(state, name, tool[name])).find(problem => problem !== undefined) ?? '';
  }
  const [, trips, taps] = mainRows(text, input, plan, format);
  return fill(tool.status, {
    total: format.liters(plan.total.liters),
    gallons: format.gallons(plan.total.gallons),
    perDay: format.liters(plan.perDay.liters),
    trips: reading.canShow('tankers') ? (trips?.value ?? '') : tool.results.none,
    taps: taps?.value ?? '',
  });
}
