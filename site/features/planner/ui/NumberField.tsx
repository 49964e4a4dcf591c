import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { entryText, problemText } from '../model/entries.ts';
import { type InputName, inputs, volumeInputs } from '../model/inputs.ts';
import { fieldCopy } from '../model/rows.ts';
import styles from './Planner.module.css';
import type { PlanState } from './use-plan.ts';

interface NumberFieldProps {
  state: PlanState;
  name: InputName;
  /** Another way to choose the number. */
  children?: ReactNode;
}

/** A number field with its label, hint and problem. */
export function NumberField({ state, name, children }: NumberFieldProps) {
  const { label, hint: advice } = fieldCopy(state.text, name, state.format);
  const problem = fieldProblem(state, name);
  const hint = [advice, inOtherUnit(state, name)].filter(Boolean).join(' ');
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
          value={entryText(name, state.entries[name], state.format)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={notes || undefined}
          onChange={event => state.change({ [name]: event.target.value })}
          onBlur={() => state.tidy(name)}
        />
      </div>
      {hint && (
        <p className="small muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          <Icon name="alert" />
          <span>{problem}</span>
        </p>
      )}
      {children}
    </div>
  );
}

/** The message of the entry's problem, if it has one. */
export function fieldProblem({ text, reading, format }: PlanState, name: InputName): string | undefined {
  const problem = reading.problems[name];
  const copy = { ...text.tool.problems, ...fieldCopy(text, name, format) };
  return problem && problemText(name, problem, copy, format);
}

function inOtherUnit({ reading, format }: PlanState, name: InputName): string | undefined {
  const liters = reading.input[name];
  if (liters === 0 || reading.problems[name] || !volumeInputs.includes(name)) return undefined;
  return format.size(liters, format.unit === 'liters' ? 'gallons' : 'liters');
}
