import type { PlannerCopy } from '#shared/content/schemas/planner.ts';
import { Button } from '../../../components/Button.tsx';
import { workedExample } from '../model/inputs.ts';
import { numberFormat } from '../model/number-format.ts';
import { rateNames, rates } from '../model/rates.ts';
import { rateText } from '../model/rows.ts';
import { situationAddress } from '../model/situations.ts';
import styles from './PlannerForm.module.css';

/** A GET form that opens the planner, which reads the numbers and shows the result or their problems. */
export function PlannerForm({ copy, language }: { copy: PlannerCopy; language: string }) {
  const { tool, form } = copy;
  const format = numberFormat(language, tool);
  return (
    <form
      className={`script-only ${styles.form}`}
      action={`${form.href}#result`}
      aria-labelledby="planner-title"
    >
      {(['people', 'days'] as const).map(name => (
        <div className={styles.field} key={name}>
          <label htmlFor={`ask-${name}`}>{tool[name].label}</label>
          <input id={`ask-${name}`} name={name} type="text" inputMode="numeric" autoComplete="off" />
        </div>
      ))}
      <div className={`${styles.field} ${styles.wide}`}>
        <label htmlFor="ask-lpd">{form.use}</label>
        <select id="ask-lpd" name="lpd" autoComplete="off" defaultValue={workedExample.lpd}>
          {rateNames.map(name => (
            <option key={name} value={rates[name]}>
              {rateText(name, copy, format)}
            </option>
          ))}
        </select>
        <p className="small">
          <a href={form.href + situationAddress('clinic', 'liters')}>{form.clinic}</a>
        </p>
      </div>
      <Button type="submit">{form.submit}</Button>
    </form>
  );
}
