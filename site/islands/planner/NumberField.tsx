import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import { problemText } from '../../planning/entries.ts';
import { type InputName, inputs, volumeInputs } from '../../planning/inputs.ts';
import { twoDecimals } from '../../planning/number-format.ts';
import { litersInGallon } from '../../planning/rates.ts';
import type { FieldCopy } from '../../planning/rows.ts';
import styles from './Planner.module.css';
import type { PlanState } from './use-plan.ts';

interface NumberFieldProps {
  state: PlanState;
  name: InputName;
  copy: FieldCopy;
  /** A slider for the same number. */
  children?: ReactNode;
}

/** A number to type, with its name before it. */
export function NumberField({ state, name, copy, children }: NumberFieldProps) {
  const { label } = copy;
  const problem = problemOf(state, name, copy);
  const hint = [copy.hint, gallonsOf(state, name)].filter(Boolean).join(' ');
  const id = `planner-${name}`;
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.fieldHead}>
        <label htmlFor={id}>{label}</label>
        <input
          className={styles.number}
          id={id}
          name={name}
          type="text"
          inputMode={inputs[name].decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={state.entries[name]}
          aria-invalid={problem ? true : undefined}
          aria-describedby={notes || undefined}
          onChange={event => state.change({ [name]: event.target.value })}
          onBlur={() => state.tidy(name)}
        />
      </div>
      {children}
      {hint && (
        <p className="small muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          <Icon name="alert" />
          {problem}
        </p>
      )}
    </div>
  );
}

/** What to do about the entry; `undefined` if it can be used. */
export function problemOf(state: PlanState, name: InputName, copy: FieldCopy): string | undefined {
  const problem = state.reading.problems[name];
  return problem && problemText(name, problem, { ...state.text.tool.problems, ...copy }, state.format);
}

function gallonsOf({ reading, format }: PlanState, name: InputName): string | undefined {
  if (reading.problems[name] || !volumeInputs.includes(name)) return undefined;
  return format.gallons(twoDecimals(reading.input[name] / litersInGallon));
}
