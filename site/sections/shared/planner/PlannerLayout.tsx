import type { ReactNode } from 'react';
import type { PlannerWords } from '#content/schema/planner.ts';
import type { Passage } from '#content/schema/text.ts';
import { PlainFigures } from './PlainFigures.tsx';
import styles from './PlannerLayout.module.css';

interface PlannerLayoutProps {
  heading: Passage;
  /** With words, the section ends with what the figures rest on, and with a table where no script runs. */
  words?: PlannerWords;
  language: string;
  children?: ReactNode;
}

/** The section around the planner. */
export function PlannerLayout({ heading, words, language, children }: PlannerLayoutProps) {
  return (
    <section className="section" data-surface="shallow" id="planner" aria-labelledby="planner-title">
      <div className="grid section-head">
        <h2 className="col-1-7" id="planner-title">
          {heading.title}
        </h2>
        <p className="col-9-12 muted">{heading.text}</p>
      </div>
      {children}
      {words && (
        <div className={`grid ${styles.foot}`}>
          <PlainFigures words={words} language={language} />
          <p className="small muted">{words.sources}</p>
        </div>
      )}
    </section>
  );
}
