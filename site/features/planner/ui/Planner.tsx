import type { ReactNode } from 'react';
import { fill } from '#shared/i18n/fill.ts';
import { inFull, type PlannerText, resultGroups } from '../model/rows.ts';
import { Group } from './Group.tsx';
import { Need, resultNote, shortRows } from './Need.tsx';
import styles from './Planner.module.css';
import { Share } from './Share.tsx';
import { Situations } from './Situations.tsx';
import { type PlanState, usePlan, useSettled } from './use-plan.ts';

interface PlannerProps {
  title: string;
  copy: PlannerText;
  language: string;
  phone: string;
  /** Static HTML for browsers without JavaScript. */
  children?: ReactNode;
}

/**
 * The water planner: all inputs, results and formulas, and a plan to link to or print. The static HTML shows the worked
 * example, with fields disabled until the island is hydrated.
 */
export function Planner({ title, copy, language, phone, children }: PlannerProps) {
  const state = usePlan(copy, language);
  const { text, format, basis } = state;
  const { whole } = text;
  const announced = useSettled(state.isUntouched ? '' : announcement(state));
  return (
    <section className={styles.page} data-surface="shallow" id="planner" aria-labelledby="planner-title">
      <div className="grid">
        <h1 className={styles.title} id="planner-title">
          {title}
        </h1>
      </div>
      <fieldset className={styles.planner} disabled={!state.live} aria-labelledby="planner-title">
        <Situations
          copy={whole.situations}
          unit={format.unit}
          current={state.chosenSituation}
          onChoose={state.chooseSituation}
        />
        <Need state={state} phone={phone}>
          {children}
        </Need>
        <div className={`grid ${styles.groups}`}>
          {resultGroups(basis).map(name => (
            <Group key={name} name={name} state={state} />
          ))}
        </div>
        <div className="grid">
          <Share copy={whole} query={state.query} />
        </div>
        <p className="visually-hidden" role="status">
          {announced}
        </p>
      </fieldset>
    </section>
  );
}

/** The announcement for screen readers: the plan, or the entries that prevent it. */
function announcement(state: PlanState): string {
  const { text, reading, format } = state;
  const { tool } = text;
  const { plan } = reading;
  if (!plan) return resultNote(state) ?? '';
  const rows = [{ label: tool.results.total, ...format.volume(plan.total) }, ...shortRows(state)];
  return rows
    .map(row => fill(tool.line, { label: row.label, value: inFull(row, text) }))
    .join(tool.separator);
}
