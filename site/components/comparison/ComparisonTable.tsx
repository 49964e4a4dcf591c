// biome-ignore-all lint/a11y/noRedundantRoles: under 768 px the rows are shown as lists, and some browsers take the
// meaning of a table from its CSS boxes (WebKit); the roles keep it a table for whoever does not see it.
import type { SolutionsWords } from '../../../content/schema/solutions.ts';
import styles from './ComparisonTable.module.css';

interface ComparisonTableProps {
  words: SolutionsWords['comparison'];
  /** Id of the heading that names it. */
  labelledBy: string;
  /** Places of the options to show; all of them when left out. */
  options?: readonly number[];
}

/** Options side by side: a table, and a list for each row where a table has no room. */
export function ComparisonTable({ words, labelledBy, options }: ComparisonTableProps) {
  const shown = words.columns
    .map((column, place) => ({ column, place }))
    .filter(({ place }) => options?.includes(place) ?? true);
  return (
    <table className={styles.table} role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {shown.map(({ column }) => (
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
            {shown.map(({ column, place }) => (
              <td key={column} role="cell" data-label={column}>
                {cells[place]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
