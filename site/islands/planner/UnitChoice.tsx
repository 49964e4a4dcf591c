import type { ToolCopy } from '#content/schema/planner.ts';
import type { Unit } from '../../planning/unit.ts';
import styles from './Planner.module.css';

interface UnitChoiceProps {
  copy: ToolCopy['units'];
  unit: Unit;
  onChoose(unit: Unit): void;
}

const units: readonly Unit[] = ['liters', 'gallons'];

/** The unit that amounts are typed in and shown first. */
export function UnitChoice({ copy, unit, onChoose }: UnitChoiceProps) {
  return (
    <fieldset className={styles.units}>
      <legend>{copy.label}</legend>
      {units.map(name => (
        <label key={name}>
          <input
            className={styles.radio}
            type="radio"
            name="unit"
            value={name}
            checked={unit === name}
            onChange={() => onChoose(name)}
          />
          {copy[name]}
        </label>
      ))}
    </fieldset>
  );
}
