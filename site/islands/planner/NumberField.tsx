import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import type { InputName } from '../../planning/inputs.ts';
import { ranges } from '../../planning/inputs.ts';
import styles from './Planner.module.css';

export interface NumberFieldProps {
  name: InputName;
  label: string;
  hint?: string | undefined;
  /** What to do about the entry, if it cannot be used. */
  problem?: string | undefined;
  value: string;
  onChange(text: string): void;
  /** The visitor has left the field. */
  onLeave(): void;
  /** A slider for the same number. */
  children?: ReactNode;
}

/** A number to type, with its name before it. */
export function NumberField({
  name,
  label,
  hint,
  problem,
  value,
  onChange,
  onLeave,
  children,
}: NumberFieldProps) {
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
          inputMode={ranges[name].decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={notes || undefined}
          onChange={event => onChange(event.target.value)}
          onBlur={onLeave}
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
