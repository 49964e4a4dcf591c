import type { Row } from '../model/rows.ts';
import styles from './Rows.module.css';

/** The rows of a plan, each with its value and what is to be said of it. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, more = [] }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="reading">{value}</dd>
          {more.length > 0 && <dd className={styles.more}>{more.join(' · ')}</dd>}
        </div>
      ))}
    </dl>
  );
}
