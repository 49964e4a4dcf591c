import type { PlannerCopy } from '#content/schema/planner.ts';
import styles from './PlannerPage.module.css';

/** What no planner can know, said beside its numbers. */
export function Limits({ copy }: { copy: PlannerCopy['limits'] }) {
  return (
    <section className="section" data-surface="paper" aria-labelledby="limits-title">
      <div className={`grid ${styles.limits}`}>
        <h2 className="col-1-5" id="limits-title">
          {copy.title}
        </h2>
        <ul className={`col-7-12 ${styles.list}`}>
          {copy.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
