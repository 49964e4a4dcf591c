import type { SolutionsCopy } from '#content/schema/solutions.ts';
import styles from './Comparison.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';

/** How the three options compare. */
export function Comparison({ copy }: { copy: SolutionsCopy['comparison'] }) {
  return (
    <section
      className={`section ${styles.section}`}
      id="comparison"
      data-surface="white"
      aria-labelledby="comparison-title"
    >
      <div className={`grid ${styles.comparison}`}>
        <h2 className="col-1-8" id="comparison-title">
          {copy.title}
        </h2>
        <ComparisonTable copy={copy} labelledBy="comparison-title" />
        <p className="small muted">{copy.sources}</p>
      </div>
    </section>
  );
}
