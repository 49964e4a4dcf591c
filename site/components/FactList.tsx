import type { ReactNode } from 'react';
import styles from './FactList.module.css';

interface Fact {
  label: string;
  /** A fact that is not set is not mentioned. */
  value?: ReactNode;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={`tall-links ${styles.facts}`}>
      {facts
        .filter(fact => fact.value !== undefined)
        .map(fact => (
          <div key={fact.label}>
            <dt className="label muted">{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
    </dl>
  );
}
