import type { ReactNode } from 'react';
import type { ImpactCopy } from '#shared/content/schemas/impact.ts';
import { Section } from '../../components/Section.tsx';
import styles from './Mission.module.css';

interface MissionProps {
  copy: ImpactCopy['mission'];
  /** The video player. */
  children: ReactNode;
}

/** The treatment of water as video and text, then a mission in numbered steps. */
export function Mission({ copy, children }: MissionProps) {
  const { film } = copy;
  return (
    <Section id="mission" title={copy.title} text={film.lead} large surface="deep">
      <div>{children}</div>
      <div className={`col-1-6 ${styles.part}`}>
        <h3 id="way-of-water">{film.title}</h3>
        <ol className={styles.way} aria-labelledby="way-of-water">
          {film.steps.map(step => (
            <li key={step.title}>
              <h4>{step.title}</h4>
              <p className="muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={`col-8-12 ${styles.part}`}>
        <h3 id="mission-steps">{copy.lead}</h3>
        <p className="label muted">{copy.note}</p>
        <ol className={styles.steps} aria-labelledby="mission-steps">
          {copy.steps.map((step, index) => (
            <li key={step.title} className={styles.step}>
              <span className={`reading ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <h4>{step.title}</h4>
              <p className="muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
