import type { ImpactWords } from '../../../content/schema/impact.ts';
import { Picture } from '../../components/picture/Picture.tsx';
import styles from './Mission.module.css';

/** The course of a mission in numbered steps, beside a model of what it ends in. */
export function Mission({ words }: { words: ImpactWords['mission'] }) {
  return (
    <section className="section" data-surface="deep" aria-labelledby="mission">
      <div className={`grid ${styles.grid}`}>
        <h2 id="mission" className="col-1-7">
          {words.title}
        </h2>
        <div className={`col-8-12 ${styles.lead}`}>
          <p className="lead">{words.lead}</p>
          <p className="label muted">{words.note}</p>
        </div>
        <div className={`col-1-7 screen-only ${styles.picture}`}>
          <Picture name="solution-train" alt={words.pictureAlt} sizes="(width >= 64em) 58vw, 100vw" />
        </div>
        <ol className="col-8-12">
          {words.steps.map((step, index) => (
            <li key={step.title} className={styles.step}>
              <span className={`reading ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{step.title}</h3>
              <p className="muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
