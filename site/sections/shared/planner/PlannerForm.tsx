import { fill } from '#content/fill.ts';
import type { PlannerCopy } from '#content/schema/planner.ts';
import { Button } from '../../../components/button/Button.tsx';
import type { Entries } from '../../../planning/entries.ts';
import { furtherNames, inputs, workedExample } from '../../../planning/inputs.ts';
import { numberFormat } from '../../../planning/number-format.ts';
import { rateNames, rates } from '../../../planning/rates.ts';
import type { Unit } from '../../../planning/unit.ts';
import styles from './PlannerForm.module.css';

interface PlannerFormProps {
  copy: PlannerCopy;
  language: string;
  /** What was asked before. People and days are empty without it. */
  entries?: Entries | undefined;
  unit?: Unit | undefined;
}

/** Asks for a plan without script: a plain form that opens the planner's page with the result. */
export function PlannerForm({ copy, language, entries, unit = 'liters' }: PlannerFormProps) {
  const { tool, form } = copy;
  const lpd = typeof entries?.lpd === 'number' ? entries.lpd : workedExample.lpd;
  return (
    <form className={styles.form} action={`${form.href}#result`} aria-labelledby="planner-title">
      {(['people', 'days'] as const).map(name => (
        <div className={styles.field} key={name}>
          <label htmlFor={`ask-${name}`}>{tool[name].label}</label>
          <input
            id={`ask-${name}`}
            name={name}
            type="number"
            min={inputs[name].min}
            max={inputs[name].max}
            required
            autoComplete="off"
            defaultValue={entries?.[name]}
          />
        </div>
      ))}
      <div className={`${styles.field} ${styles.wide}`}>
        <label htmlFor="ask-lpd">{form.use}</label>
        <select id="ask-lpd" name="lpd" autoComplete="off" defaultValue={lpd}>
          {usesWith(lpd, copy, language, unit).map(({ liters, text }) => (
            <option key={liters} value={liters}>
              {text}
            </option>
          ))}
        </select>
      </div>
      {entries && <Kept entries={entries} />}
      {unit === 'gallons' && <input type="hidden" name="unit" value={unit} />}
      <Button type="submit">{form.submit}</Button>
    </form>
  );
}

/** What else was asked for and has no field here. What cannot be used is dropped: nobody could correct it. */
function Kept({ entries }: { entries: Entries }) {
  return furtherNames
    .filter(name => typeof entries[name] === 'number' && entries[name] !== workedExample[name])
    .map(name => <input key={name} type="hidden" name={name} value={entries[name]} />);
}

/** The form in place of the planner's own fields, where no script runs. */
export function AskAgain(props: PlannerFormProps) {
  return (
    <div className={`grid no-script ${styles.again}`}>
      <div className="col-1-5">
        <PlannerForm {...props} />
      </div>
    </div>
  );
}

/** The published rates by what they cover, and the given one if it is none of them. */
function usesWith(lpd: number, { tool, form }: PlannerCopy, language: string, unit: Unit) {
  const format = numberFormat(language, tool);
  const published = rateNames.map(name => ({
    liters: rates[name],
    text: fill(form.option, { use: tool.rates[name], amount: format.size(rates[name], unit) }),
  }));
  const known = published.some(({ liters }) => liters === lpd);
  return known ? published : [...published, { liters: lpd, text: format.size(lpd, unit) }];
}
