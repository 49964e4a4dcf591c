import type { ReactNode } from 'react';
import type { PlannerCopy } from '#content/schema/planner.ts';
import type { Passage } from '#content/schema/text.ts';
import { workedExample } from '../../../planning/inputs.ts';
import { fillNumbers, numberFormat } from '../../../planning/number-format.ts';
import { planFor } from '../../../planning/plan.ts';
import { compactRates, rates } from '../../../planning/rates.ts';
import styles from './PlannerLayout.module.css';

interface PlannerLayoutProps {
  heading: Passage;
  /** With copy, the section ends with its sources, and with a table where no script runs. */
  copy?: PlannerCopy;
  language: string;
  children?: ReactNode;
}

/** The section around the planner. */
export function PlannerLayout({ heading, copy, language, children }: PlannerLayoutProps) {
  return (
    <section className="section" data-surface="shallow" id="planner" aria-labelledby="planner-title">
      <div className="grid section-head">
        <h2 className="col-1-7" id="planner-title">
          {heading.title}
        </h2>
        <p className="col-9-12 muted">{heading.text}</p>
      </div>
      {children}
      {copy && (
        <div className={`grid ${styles.foot}`}>
          <RateTotals copy={copy} language={language} />
          <p className="small muted">{copy.sources}</p>
        </div>
      )}
    </section>
  );
}

/** The worked example at each planning rate: replaces the fields where no script runs. */
function RateTotals({ copy, language }: { copy: PlannerCopy; language: string }) {
  const { tool, figures: table } = copy;
  const format = numberFormat(language, tool);
  return (
    <table className={`no-script ${styles.table}`}>
      <caption>{fillNumbers(table.caption, { ...workedExample }, format)}</caption>
      <tbody>
        {compactRates.map(name => (
          <tr key={name}>
            <th scope="row">{format.liters(rates[name])}</th>
            <td>{tool.rates[name]}</td>
            <td>{format.volume(planFor({ ...workedExample, lpd: rates[name] }).total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
