import { type GroupName, groups } from '../model/inputs.ts';
import { Formula } from './Formula.tsx';
import { NumberField } from './NumberField.tsx';
import styles from './Planner.module.css';
import { Rows } from './Rows.tsx';
import type { PlanState } from './use-plan.ts';

export function Group({ name, state }: { name: GroupName; state: PlanState }) {
  const { copy } = state.writer;
  return (
    <section className={`stack ${styles.group}`} aria-labelledby={`planner-${name}-title`}>
      <h2 id={`planner-${name}-title`}>{copy[name].title}</h2>
      <div className="script-only stack">
        {groups[name].map(input => (
          <NumberField key={input} state={state} name={input} />
        ))}
      </div>
      <Rows rows={state.rows[name]} />
      <Formula title={copy.formulas.title} lines={copy.formulas[name]} />
    </section>
  );
}
