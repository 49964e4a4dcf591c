import type { ComponentProps } from 'react';
import type { ToolCopy } from '#content/schema/planner.ts';
import { type NumberFormat, twoDecimals } from '../../planning/number-format.ts';
import { rateNames, rates } from '../../planning/rates.ts';
import { inUnit, type Unit } from '../../planning/unit.ts';
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
        <Option key={name} name="unit" value={name} checked={unit === name} onChange={() => onChoose(name)}>
          {copy[name]}
        </Option>
      ))}
    </fieldset>
  );
}

interface RateChoiceProps {
  legend: string;
  copy: ToolCopy['rates'];
  format: NumberFormat;
  /** Liters per person per day; `undefined` or a custom rate selects nothing. */
  value: number | undefined;
  onChoose(rate: number): void;
}

/** The published planning rates, each with what it covers. */
export function RateChoice({ legend, copy, format, value, onChoose }: RateChoiceProps) {
  return (
    <fieldset className={styles.rates}>
      <legend>{legend}</legend>
      <div className={styles.choice}>
        {rateNames.map(name => (
          <Option
            key={name}
            name="rate"
            value={rates[name]}
            checked={value === rates[name]}
            onChange={() => onChoose(rates[name])}
          >
            <span className={`reading ${styles.rate}`}>
              {format.number(twoDecimals(inUnit(rates[name], format.unit)))}
            </span>
            <span>{copy[name]}</span>
          </Option>
        ))}
      </div>
    </fieldset>
  );
}

function Option({ children, ...radio }: ComponentProps<'input'>) {
  return (
    <label>
      <input className={styles.radio} type="radio" {...radio} />
      {children}
    </label>
  );
}
