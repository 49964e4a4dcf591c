import type { Row } from '../model/rows.ts';
import styles from './Rows.module.css';

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
