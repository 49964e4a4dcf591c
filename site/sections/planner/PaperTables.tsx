import type { PlannerCopy } from '#content/schema/planner.ts';
import { workedExample } from '../../planning/inputs.ts';
import { numberFormat } from '../../planning/number-format.ts';
import { planFor } from '../../planning/plan.ts';
import { rateNames, rates } from '../../planning/rates.ts';
import { mainRows, perDayRows, rateText, textFor } from '../../planning/rows.ts';
import { situations } from '../../planning/situations.ts';
import styles from './PaperTables.module.css';

/** Any number of people is the sum of a few. */
const groupSizes = [10, 20, 50, 100, 500, 1000, 5000];

/** Without JavaScript: the need per day for each published rate, in place of the calculator. */
export function PaperTables({ copy, language }: { copy: PlannerCopy; language: string }) {
  const format = numberFormat(language, copy.tool);
  const example = mainRows(copy, workedExample, planFor(workedExample), format);
  const clinic = { ...workedExample, ...situations.clinic.need };
  return (
    <noscript>
      <div className={styles.paper}>
        <p className="lead">{copy.withoutScript}</p>
        <p className="small">{copy.tool.hospitals}</p>
        <div className={styles.tables}>
          {rateNames.map(name => (
            <table key={name}>
              <caption>{rateText(name, copy, format)}</caption>
              <thead>
                <tr>
                  <th scope="col">{copy.tool.people.label}</th>
                  <th scope="col">{example.perDay.label}</th>
                  <th scope="col">{example.tankers.label}</th>
                </tr>
              </thead>
              <tbody>
                {groupSizes.map(people => {
                  const input = { ...workedExample, people, lpd: rates[name] };
                  const { perDay, tankers } = mainRows(copy, input, planFor(input), format);
                  return (
                    <tr key={people}>
                      <th scope="row">{format.number(people)}</th>
                      <td>
                        {perDay.value} <span className="small muted">{perDay.more}</span>
                      </td>
                      <td>{tankers.value}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          ))}
          <table>
            <caption>{copy.whole.situations.clinic.label}</caption>
            <tbody>
              {perDayRows(textFor(copy, 'clinic'), clinic, planFor(clinic, 'clinic'), format).map(row => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  <td>
                    {row.value} <span className="small muted">{row.more}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </noscript>
  );
}
