// biome-ignore-all lint/a11y/noRedundantRoles: under 768 px the rows are shown as lists, and some browsers take the
// meaning of a table from its CSS boxes (WebKit); the roles keep it a table for whoever does not see it.
import type { SolutionsWords } from '../../../content/schema/solutions.ts';
import styles from './Comparison.module.css';

/** How the three options compare: a table, and a list for each row where a table has no room. */
export function Comparison({ words }: { words: SolutionsWords['comparison'] }) {
  return (
    <section className="section" id="comparison" data-surface="white" aria-labelledby="comparison-title">
      <div className={`grid ${styles.comparison}`}>
        <h2 className="col-1-8" id="comparison-title">
          {words.title}
        </h2>
        <table className={styles.table} role="table" aria-labelledby="comparison-title">
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {words.columns.map(column => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {words.rows.map(({ title, cells }) => (
              <tr key={title} role="row">
                <th role="rowheader" scope="row">
                  {title}
                </th>
                {words.columns.map((column, index) => (
                  <td key={column} role="cell" data-label={column}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small muted">{words.sources}</p>
      </div>
    </section>
  );
}
