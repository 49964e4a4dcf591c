import type { PlannerWords } from '#content/schema/planner.ts';
import { figuresIn, fillNumbers } from '../../islands/planner/figures.ts';
import { workedExample } from '../../islands/planner/inputs.ts';
import { planFor } from '../../islands/planner/plan.ts';
import { compactRates, rates } from '../../islands/planner/rates.ts';
import styles from './PlannerLayout.module.css';

/** The worked example at each planning figure: stands in for the fields where no script runs. */
export function PlainFigures({ words, language }: { words: PlannerWords; language: string }) {
  const { tool, figures: table } = words;
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
