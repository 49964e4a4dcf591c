import type { Copy } from '#shared/content/parse.ts';
import { Section } from '../../components/Section.tsx';
import styles from './Priorities.module.css';

/** The key priorities in their order, along a standing ruler. */
export function Priorities({ copy }: { copy: Copy['about']['priorities'] }) {
  return (
    <Section id="priorities" title={copy.title} large surface="shallow">
      <ol className={styles.list}>
        {copy.items.map((item, index) => (
          <li key={item.title} className={styles.priority}>
            <span className={`ruler ${styles.ruler}`} aria-hidden="true" />
            <span className={`reading no-backplate ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.text}>
              <h3>{item.title}</h3>
              <p className="lead">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
