import type { ReactNode } from 'react';
import type { Content } from '#shared/content/parse.ts';
import type { Passage } from '#shared/content/schemas/text.ts';
import { Section } from '../../components/Section.tsx';
import styles from './Mission.module.css';

interface MissionProps {
  copy: Content['impact']['mission'];
  /** The video player. */
  children: ReactNode;
}

/** The treatment of water as a video, its steps in a row below it, then a mission in numbered steps. */
export function Mission({ copy, children }: MissionProps) {
  const { film } = copy;
  return (
    <Section id="mission" title={copy.title} text={film.lead} large surface="deep">
      <div className={styles.video}>
        {children}
        <h3 id="way-of-water">{film.title}</h3>
        <Steps labelledBy="way-of-water" steps={film.steps} />
      </div>
      <div className={styles.mission}>
        <div>
          <h3 id="mission-steps">{copy.lead}</h3>
          <p className="label muted">{copy.note}</p>
        </div>
        <Steps labelledBy="mission-steps" steps={copy.steps} />
      </div>
    </Section>
  );
}

function Steps({ labelledBy, steps }: { labelledBy: string; steps: readonly Passage[] }) {
  return (
    <ol className={`numbered ruled ${styles.steps}`} aria-labelledby={labelledBy}>
      {steps.map(step => (
        <li key={step.title}>
          <h4>{step.title}</h4>
          <p className="muted">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
