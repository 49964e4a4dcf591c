import type { ReactNode } from 'react';
import type { SolutionCopy } from '#shared/content/schemas/solutions.ts';
import { MoreLink } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';
import styles from './SolutionCard.module.css';

interface SolutionTextProps {
  copy: SolutionCopy;
  goodToKnowLabel: string;
}

/** What a customer should know of a solution. */
export function SolutionText({ copy, goodToKnowLabel }: SolutionTextProps) {
  return (
    <>
      <p>{copy.text}</p>
      <FactList facts={[{ label: goodToKnowLabel, value: copy.goodToKnow }]} />
      {copy.link && (
        <p className="screen-only">
          <MoreLink {...copy.link}>
            {copy.link.label}
            <span className="visually-hidden"> ({copy.title})</span>
          </MoreLink>
        </p>
      )}
    </>
  );
}

interface SolutionCardProps extends SolutionTextProps {
  id: string;
  /** The side of the picture in wide windows. */
  side: 'start' | 'end';
  children: ReactNode;
}

/** One solution and its picture. */
export function SolutionCard({ id, copy, goodToKnowLabel, side, children }: SolutionCardProps) {
  const titleId = `${id}-title`;
  return (
    <section className={`subgrid ${styles.card}`} id={id} aria-labelledby={titleId}>
      <div className={`${styles.picture} ${styles[side]}`}>{children}</div>
      <div className={styles.copy}>
        <h2 id={titleId}>{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
        <SolutionText copy={copy} goodToKnowLabel={goodToKnowLabel} />
      </div>
    </section>
  );
}
