import type { PlanningSheetCopy } from '#content/schema/solutions.ts';
import styles from './PublishedGuidance.module.css';

/** What to ask every supplier, us included. */
export function Questions({ copy }: { copy: NonNullable<PlanningSheetCopy['questions']> }) {
  return (
    <section className={`section ${styles.section}`} data-surface="shallow" aria-labelledby="questions-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-4" id="questions-title">
          {copy.title}
        </h2>
        <ul className={`col-5-12 ${styles.list}`}>
          {copy.items.map(question => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
