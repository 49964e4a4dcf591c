import type { FullPlannerCopy } from '#content/schema/planner.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { fieldCopy, type GroupName, groupInputs, groupRows } from '../../planning/rows.ts';
import styles from './FullPlanner.module.css';
import { NumberField } from './NumberField.tsx';
import { Rows } from './Rows.tsx';
import type { PlanState } from './use-plan.ts';

interface GroupProps {
  name: GroupName;
  state: PlanState;
  whole: FullPlannerCopy;
}

/** One further question of the full planner: its inputs, its results unless an input is missing, and its formula. */
export function Group({ name, state, whole }: GroupProps) {
  const { reading, text, format } = state;
  const rows = reading.plan && reading.canShow(name) ? groupRows(name, whole, reading.plan, format) : [];
  return (
    <section className={styles.group} aria-labelledby={`planner-${name}-title`}>
      <h3 id={`planner-${name}-title`}>{whole[name].title}</h3>
      <div className={`script-only ${styles.groupFields}`}>
        {groupInputs[name].map(input => {
          const copy = fieldCopy(text, input);
          return copy && <NumberField key={input} state={state} name={input} copy={copy} />;
        })}
      </div>
      <Rows rows={rows} />
      <Formula title={whole.formulas.title} lines={whole.formulas[name]} />
    </section>
  );
}

/** How results are calculated and what is assumed, folded away. */
export function Formula({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <details className={styles.formula}>
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
