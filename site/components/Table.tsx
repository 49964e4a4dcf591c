// biome-ignore-all lint/a11y/noRedundantRoles: under 768 px rows are shown as grids, and WebKit would drop the table
// semantics; the roles keep them.
import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  labelledBy: string;
  /** The heads of the columns; the first may be empty, where the rows' heads need none. */
  columns: readonly string[];
  /** A cell for each column after the first. */
  rows: readonly { title: string; cells: readonly ReactNode[] }[];
}

/** A table whose rows have heads, which stand above their cells where a table has no room. */
export function Table({ labelledBy, columns, rows }: TableProps) {
  return (
    <table className={styles.table} role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(column =>
            column ? (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ) : (
              <td key={column} role="cell" />
            ),
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ title, cells }) => (
          <tr key={title} role="row">
            <th role="rowheader" scope="row">
              <strong>{title}</strong>
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} role="cell">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
