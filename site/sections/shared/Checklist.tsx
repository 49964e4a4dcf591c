import type { ChecklistCopy } from '#shared/content/schemas/checklist.ts';
import styles from './Checklist.module.css';

/** A section: a numbered list to go through. */
export function Checklist({ copy }: { copy: ChecklistCopy }) {
  return (
    <section
      className={`section ${styles.section}`}
      id="checklist"
      data-surface="shallow"
      aria-labelledby="checklist-title"
    >
      <div className={`grid ${styles.body}`}>
        <div className="col-1-5 stack">
          <h2 id="checklist-title">{copy.title}</h2>
          <p className="muted">{copy.text}</p>
        </div>
        <ol className={`col-7-12 ${styles.list}`}>
          {copy.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
