import type { ReactNode } from 'react';
import type { SolutionCopy } from '#shared/content/schemas/solutions.ts';
import { MoreLink } from '../../components/Button.tsx';
import styles from './SolutionCard.module.css';

interface SolutionCardProps {
  id: string;
  copy: SolutionCopy;
  goodToKnowLabel: string;
  /** The picture. */
  children: ReactNode;
}

/** One solution: what it is and what a customer should know. */
export function SolutionCard({ id, copy, goodToKnowLabel, children }: SolutionCardProps) {
  const titleId = `${id}-title`;
  return (
    <section className={`subgrid ${styles.card}`} id={id} aria-labelledby={titleId}>
      <div className={styles.figure}>{children}</div>
      <div className={styles.copy}>
        <h2 id={titleId}>{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
        <p>{copy.text}</p>
        <dl className={styles.note}>
          <dt className="label">{goodToKnowLabel}</dt>
          <dd>{copy.goodToKnow}</dd>
        </dl>
        {copy.link && (
          <p className="screen-only">
            <MoreLink {...copy.link}>
              {copy.link.label}
              <span className="visually-hidden"> ({copy.title})</span>
            </MoreLink>
          </p>
        )}
      </div>
    </section>
  );
}
