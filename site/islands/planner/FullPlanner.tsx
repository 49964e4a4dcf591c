import { fill } from '#content/fill.ts';
import type { FullPlannerCopy } from '#content/schema/planner.ts';
import { allRates, situationOf, situations } from '../../planning/rates.ts';
import { fieldCopy, groupNames } from '../../planning/rows.ts';
import styles from './FullPlanner.module.css';
import { Formula, Group } from './Group.tsx';
import { Need } from './Need.tsx';
import { NumberField } from './NumberField.tsx';
import type { PlannerProps } from './Planner.tsx';
import { PlannerFrame } from './PlannerFrame.tsx';
import { Share } from './Share.tsx';
import { Situations } from './Situations.tsx';
import { type PlanState, usePlan } from './use-plan.ts';

/** The planner with all its inputs, every formula, and a plan that can be kept: in the address, as a link, on paper. */
export function FullPlanner({ copy, whole, language, phone }: PlannerProps & { whole: FullPlannerCopy }) {
  const state = usePlan({ tool: copy, whole }, language);
  const { reading } = state;
  return (
    <PlannerFrame state={state}>
      <div className="grid">
        <p className={styles.adjusted} role="status">
          {adjustedText(state, whole)}
        </p>
      </div>
      <Situations
        copy={whole.situations}
        format={state.format}
        current={situationOf(reading.plan ? reading.input : {})}
        onChoose={name => state.change(situations[name])}
      />
      <Need
        state={state}
        phone={phone}
        rates={{ legend: whole.published, names: allRates }}
        ownRate={<NumberField state={state} name="lpd" copy={copy.lpd} />}
        formula={<Formula title={whole.formulas.title} lines={whole.formulas.need} />}
      />
      <div className={`grid ${styles.groups}`}>
        {groupNames.map(name => (
          <Group key={name} name={name} state={state} whole={whole} />
        ))}
      </div>
      <div className="grid">
        <Share copy={whole} query={state.query} />
      </div>
    </PlannerFrame>
  );
}

/** Names the values of the address that had to be brought into their limits. */
function adjustedText({ text, adjusted, format, reading }: PlanState, whole: FullPlannerCopy) {
  if (adjusted.length === 0) return undefined;
  const changes = adjusted.map(
    name => `${fieldCopy(text, name)?.label} ${format.number(reading.input[name])}`,
  );
  return fill(whole.adjusted, { changes: changes.join('; ') });
}
