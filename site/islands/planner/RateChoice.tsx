import type { ToolCopy } from '#content/schema/planner.ts';
import { type Figures, twoDecimals } from '../../planning/number-format.ts';
import { type RateName, rates } from '../../planning/rates.ts';
import styles from './Planner.module.css';

interface RateChoiceProps {
  legend: string;
  names: readonly RateName[];
  copy: ToolCopy['rates'];
  figures: Figures;
  /** Liters per person per day; none is chosen where it is a figure of one's own. */
  value: number | undefined;
  onChoose(rate: number): void;
}

/** The published planning figures, each with what it covers. */
export function RateChoice({ legend, names, copy, figures, value, onChoose }: RateChoiceProps) {
  return (
    <fieldset className={styles.rates}>
      <legend>{legend}</legend>
      <div className={styles.choice}>
        {names.map(name => (
          <label key={name}>
            <input
              className={styles.radio}
              type="radio"
              name="rate"
              value={rates[name]}
              checked={value === rates[name]}
              onChange={() => onChoose(rates[name])}
            />
            <span className={`reading ${styles.rate}`}>{figures.number(twoDecimals(rates[name]))}</span>
            <span>{copy[name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
