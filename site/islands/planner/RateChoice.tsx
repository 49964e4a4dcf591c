import type { ToolCopy } from '#content/schema/planner.ts';
import { type NumberFormat, twoDecimals } from '../../planning/number-format.ts';
import { rateNames, rates } from '../../planning/rates.ts';
import { inUnit } from '../../planning/unit.ts';
import styles from './Planner.module.css';

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
          <label key={name}>
            <input
              className={styles.radio}
              type="radio"
              name="rate"
              value={rates[name]}
              checked={value === rates[name]}
              onChange={() => onChoose(rates[name])}
            />
            <span className={`reading ${styles.rate}`}>
              {format.number(twoDecimals(inUnit(rates[name], format.unit)))}
            </span>
            <span>{copy[name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
