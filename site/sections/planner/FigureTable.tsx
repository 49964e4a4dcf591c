// biome-ignore-all lint/a11y/noRedundantRoles: under 768 px the rows are shown as lists, and some browsers take the
// meaning of a table from its CSS boxes (WebKit); the roles keep it a table for whoever does not see it.
import type { PlannerWords } from '../../../content/schema/planner.ts';
import { figuresIn, fillNumbers } from '../../islands/planner/figures.ts';
import { workedExample } from '../../islands/planner/inputs.ts';
import { planFor } from '../../islands/planner/plan.ts';
import { allRates, rates, situations } from '../../islands/planner/rates.ts';
import styles from './FigureTable.module.css';

/** Liters in one US gallon. */
const litersInGallon = 3.785411784;

/** The published planning figures: what each covers, where it stands, and what it comes to in the worked example. */
export function FigureTable({ words, language }: { words: PlannerWords; language: string }) {
  const { title, text, caption, columns, rows } = words.figures;
  const figures = figuresIn(language, words.tool);
  const places = allRates.map(name => ({ ...rows[name], lpd: rates[name], counted: true }));
  const facilities = [
    { ...rows.inpatient, lpd: situations.clinic.lpd, counted: false },
    { ...rows.pupil, lpd: situations.school.lpd, counted: false },
  ];
  const twoDecimals = (value: number) => Math.round(value * 100) / 100;
  return (
    <section className="section" data-surface="white" aria-labelledby="figures-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-7" id="figures-title">
          {title}
        </h2>
        <p className="col-9-12 muted">{text}</p>
        <table className={styles.table} role="table">
          <caption>{fillNumbers(caption, { ...workedExample }, figures)}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {[columns.rate, columns.covers, columns.source, columns.total].map(column => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {[...places, ...facilities].map(({ lpd, covers, source, counted }) => (
              <tr key={covers} role="row">
                <th role="rowheader" scope="row">
                  <span className="reading">{figures.liters(twoDecimals(lpd))}</span>
                  <span>{figures.gallons(twoDecimals(lpd / litersInGallon))}</span>
                </th>
                <td role="cell" data-label={columns.covers}>
                  {covers}
                </td>
                <td role="cell" data-label={columns.source}>
                  {source}
                </td>
                <td role="cell" data-label={columns.total}>
                  {counted
                    ? figures.volume(planFor({ ...workedExample, lpd }).total)
                    : words.tool.results.none}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
