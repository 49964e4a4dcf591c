import type { ReactNode } from 'react';
import type { GroupName, Row } from '../../planning/rows.ts';
import { Rows } from './Rows.tsx';
import styles from './WholePlanner.module.css';

interface GroupProps {
  name: GroupName;
  title: string;
  /** The number fields. */
  fields: ReactNode;
  /** None while an input is missing. */
  rows: readonly Row[];
  formula: ReactNode;
}

/** One question of the whole planner: its inputs, what they come to, and how. */
export function Group({ name, title, fields, rows, formula }: GroupProps) {
  return (
    <section className={styles.group} aria-labelledby={`planner-${name}-title`}>
      <h3 id={`planner-${name}-title`}>{title}</h3>
      <div className={`script-only ${styles.groupFields}`}>{fields}</div>
      <Rows rows={rows} />
      {formula}
    </section>
  );
}
