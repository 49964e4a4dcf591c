import { inFull, type Row } from '../../planning/rows.ts';
import styles from './Planner.module.css';

/** Results under one another: name, number, and the same in the other unit. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, more }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className="reading">{value}</span>
            {more && <span className={styles.more}> {more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same on paper. */
export function PaperTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <table className={styles.paper}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(row => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td>{inFull(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
