import type { AboutCopy } from '#shared/content/schemas/about.ts';
import styles from './Priorities.module.css';

/** The key priorities in their order, along a standing ruler. */
export function Priorities({ copy }: { copy: AboutCopy['priorities'] }) {
  return (
    <section className="section" data-surface="shallow" aria-labelledby="priorities">
      <div className={`grid ${styles.grid}`}>
        <h2 id="priorities" className="col-1-8">
          {copy.title}
        </h2>
        <ol className={styles.list}>
          {copy.items.map((item, index) => (
            <li key={item.title} className={styles.priority}>
              <span className={`ruler ${styles.ruler}`} aria-hidden="true" />
              <span className={`reading ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.text}>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
