import type { PlannerCopy } from '#content/schema/planner.ts';
import { workedExample } from '../../../planning/inputs.ts';
import { figuresIn, fillNumbers } from '../../../planning/number-format.ts';
import { planFor } from '../../../planning/plan.ts';
import { compactRates, rates } from '../../../planning/rates.ts';
import styles from './PlannerLayout.module.css';

/** The worked example at each planning figure: stands in for the fields where no script runs. */
export function PlainFigures({ copy, language }: { copy: PlannerCopy; language: string }) {
  const { tool, figures: table } = copy;
  const figures = figuresIn(language, tool);
  return (
    <table className={`no-script ${styles.table}`}>
      <caption>{fillNumbers(table.caption, { ...workedExample }, figures)}</caption>
      <tbody>
        {compactRates.map(name => (
          <tr key={name}>
            <th scope="row">{figures.liters(rates[name])}</th>
            <td>{tool.rates[name]}</td>
            <td>{figures.volume(planFor({ ...workedExample, lpd: rates[name] }).total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
