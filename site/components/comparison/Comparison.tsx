import type { SolutionsWords } from '#content/schema/solutions.ts';
import styles from './Comparison.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';

/** How the three options compare. */
export function Comparison({ words }: { words: SolutionsWords['comparison'] }) {
  return (
    <section
      className={`section ${styles.section}`}
      id="comparison"
      data-surface="white"
      aria-labelledby="comparison-title"
    >
      <div className={`grid ${styles.comparison}`}>
        <h2 className="col-1-8" id="comparison-title">
          {words.title}
        </h2>
        <ComparisonTable words={words} labelledBy="comparison-title" />
        <p className="small muted">{words.sources}</p>
      </div>
    </section>
  );
}
