import { type ReactNode, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import fieldStyles from '../../../components/planner-field.module.css';
import { maxEntryLength, readEntry } from '../model/entries.ts';
import { type InputName, inputs } from '../model/inputs.ts';
import { fieldAmount, fieldCopy, fieldText } from '../model/planner-writer.ts';
import styles from './NumberField.module.css';
import type { PlanState } from './use-plan.ts';

interface NumberFieldProps {
  state: PlanState;
  name: InputName;
  /** Another way to choose the number, or a warning. */
  children?: ReactNode;
}

/** A number field. It shows what is typed, and formats it when it loses focus. */
export function NumberField({ state, name, children }: NumberFieldProps) {
  const { writer, unit } = state;
  const [typed, setTyped] = useState('');
  const { label, hint: advice } = fieldCopy(writer, name);
  const entry = state.entries[name];
  const problemText = state.problemText(name);
  const value = state.values[name];
  const otherUnit = unit === 'liters' ? 'gallons' : 'liters';
  const converted =
    inputs[name].isVolume &&
    !problemText &&
    value > 0 &&
    writer.count(otherUnit, fieldAmount(name, value, otherUnit));
  const hint = [advice, converted].filter(Boolean).join(' ');
  const id = `planner-${name}`;
  const notes = [hint && `${id}-hint`, problemText && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={fieldStyles.field}>
      <div className={`row ${styles.head}`}>
        <label htmlFor={id}>{label}</label>
        <input
          className={styles.number}
          id={id}
          name={name}
          type="text"
          inputMode={inputs[name].hasDecimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={maxEntryLength}
          value={readEntry(name, typed, unit) === entry ? typed : fieldText(writer, name, entry)}
          aria-invalid={problemText ? true : undefined}
          aria-describedby={notes || undefined}
          onChange={event => {
            setTyped(event.target.value);
            state.setEntry(name, readEntry(name, event.target.value, unit));
          }}
          onBlur={() => setTyped('')}
        />
      </div>
      {hint && (
        <p className="small muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problemText && (
        <p className={styles.problem} id={`${id}-problem`}>
          <Icon name="alert" />
          <span>{problemText}</span>
        </p>
      )}
      {children}
    </div>
  );
}
