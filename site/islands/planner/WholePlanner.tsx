import { fill } from '#content/fill.ts';
import type { FullPlannerCopy } from '#content/schema/planner.ts';
import { situationOf, situations } from '../../planning/rates.ts';
import { fieldCopy, groupInputs, groupNames, groupRows } from '../../planning/rows.ts';
import { Formula } from './Formula.tsx';
import { Group } from './Group.tsx';
import { NumberField } from './NumberField.tsx';
import { Planner, type PlannerProps } from './Planner.tsx';
import { Share } from './Share.tsx';
import { Situations } from './Situations.tsx';
import styles from './WholePlanner.module.css';

/** The planner with all its inputs, every formula, and a plan that can be kept: in the address, as a link, on paper. */
export function WholePlanner({ whole, ...props }: PlannerProps & { whole: FullPlannerCopy }) {
  const text = { tool: props.copy, whole };
  const formula = (lines: readonly string[]) => <Formula title={whole.formulas.title} lines={lines} />;
  return (
    <Planner
      {...props}
      whole={{
        copy: whole,
        before: ({ figures, reading, adjusted, change }) => (
          <>
            <div className="grid">
              <p className={styles.adjusted} role="status">
                {adjusted.length > 0 &&
                  fill(whole.adjusted, {
                    changes: adjusted
                      .map(name => `${fieldCopy(text, name)?.label} ${figures.number(reading.input[name])}`)
                      .join('; '),
                  })}
              </p>
            </div>
            <Situations
              copy={whole.situations}
              figures={figures}
              current={situationOf(reading.plan ? reading.input : {})}
              onChoose={name => change(situations[name])}
            />
          </>
        ),
        formula: formula(whole.formulas.need),
        after: ({ figures, reading, query }, field) => (
          <>
            <div className={`grid ${styles.groups}`}>
              {groupNames.map(group => (
                <Group
                  key={group}
                  name={group}
                  title={whole[group].title}
                  fields={groupInputs[group].map(name => {
                    const copy = fieldCopy(text, name);
                    return copy && <NumberField key={name} {...field(name, copy)} />;
                  })}
                  rows={
                    reading.plan && reading.knows(group) ? groupRows(group, whole, reading.plan, figures) : []
                  }
                  formula={formula(whole.formulas[group])}
                />
              ))}
            </div>
            <div className="grid">
              <Share copy={whole} query={query} />
            </div>
          </>
        ),
      }}
    />
  );
}
