import type { DataSheetCopy, DataSheetsCopy } from '#content/schema/solutions.ts';
import styles from './Guidance.module.css';

interface GuidanceProps {
  copy: DataSheetsCopy;
  items: DataSheetCopy['guidance'];
}

/** What others have published, each with where it stands: it holds for every supplier. */
export function Guidance({ copy, items }: GuidanceProps) {
  return (
    <section className={`section ${styles.section}`} data-surface="paper" aria-labelledby="guidance-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-4" id="guidance-title">
          {copy.guidance}
        </h2>
        <ul className={`col-5-12 ${styles.list}`}>
          {items.map(({ text, source }) => (
            <li key={text}>
              <p>{text}</p>{' '}
              <p className="small muted">
                {copy.sourceLabel}: {source}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
