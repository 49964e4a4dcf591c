import type { ReactNode } from 'react';
import type { PlannerCopy } from '#content/schema/planner.ts';
import type { Passage } from '#content/schema/text.ts';
import { PlainFigures } from './PlainFigures.tsx';
import styles from './PlannerLayout.module.css';

interface PlannerLayoutProps {
  heading: Passage;
  /** With words, the section ends with what the figures rest on, and with a table where no script runs. */
  copy?: PlannerCopy;
  language: string;
  children?: ReactNode;
}

/** The section around the planner. */
export function PlannerLayout({ heading, copy, language, children }: PlannerLayoutProps) {
  return (
    <section className="section" data-surface="shallow" id="planner" aria-labelledby="planner-title">
      <div className="grid section-head">
        <h2 className="col-1-7" id="planner-title">
          {heading.title}
        </h2>
        <p className="col-9-12 muted">{heading.text}</p>
      </div>
      {children}
      {copy && (
        <div className={`grid ${styles.foot}`}>
          <PlainFigures copy={copy} language={language} />
          <p className="small muted">{copy.sources}</p>
        </div>
      )}
    </section>
  );
}
