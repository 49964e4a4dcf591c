import type { SolutionsCopy } from '#content/schema/solutions.ts';
import styles from './Operations.module.css';

/** The three kinds of support, each with its own anchor to link to. */
export function Operations({ copy }: { copy: SolutionsCopy['operations'] }) {
  return (
    <section className="section" data-surface="deep" aria-labelledby="operations-title">
      <div className="grid">
        <h2 className={styles.title} id="operations-title">
          {copy.title}
        </h2>
        {Object.entries(copy.kinds).map(([id, { title, text }]) => (
          <article className={styles.operation} id={id} key={id} aria-labelledby={`${id}-title`}>
            <h3 className={styles.name} id={`${id}-title`}>
              {title}
            </h3>
            <p className="lead">{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
