import type { AccessibilityCopy } from '#content/schema/accessibility.ts';
import styles from './Accessibility.module.css';

export function KnownGaps({ copy }: { copy: AccessibilityCopy['gaps'] }) {
  return (
    <section className="section" data-surface="paper" aria-labelledby="gaps-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-5" id="gaps-title">
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
