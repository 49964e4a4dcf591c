import type { ToolCopy } from '#shared/content/schemas/planner.ts';
import type { NumberFormat } from '../model/number-format.ts';
import { rateNames, rates } from '../model/rates.ts';
import { type PlannerText, rateText } from '../model/rows.ts';
import type { Unit } from '../model/unit.ts';
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

interface RateChoiceProps {
  copy: PlannerText;
  format: NumberFormat;
  /** Liters per person per day; `undefined` while the field has a problem. */
  value: number | undefined;
  onChoose(rate: number): void;
}

/** The published planning rates, to choose instead of typing one. */
export function RateChoice({ copy, format, value, onChoose }: RateChoiceProps) {
  return (
    <select
      className={styles.rates}
      aria-label={copy.whole.published}
      autoComplete="off"
      value={rateNames.some(name => rates[name] === value) ? value : ''}
      onChange={event => onChoose(Number(event.target.value))}
    >
      <option value="" disabled>
        {copy.whole.custom}
      </option>
      {rateNames.map(name => (
        <option key={name} value={rates[name]}>
          {rateText(name, copy, format)}
        </option>
      ))}
    </select>
  );
}
