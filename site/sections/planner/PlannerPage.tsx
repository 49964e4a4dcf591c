import type { ReactNode } from 'react';
import styles from './PlannerPage.module.css';

/** The section of the planner, which begins with the title of the page. */
export function PlannerPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.page} data-surface="shallow" id="planner" aria-labelledby="planner-title">
      <div className="grid">
        <h1 className={styles.title} id="planner-title">
          {title}
        </h1>
      </div>
      {children}
    </section>
  );
}
