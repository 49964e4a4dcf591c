import type { ReactNode } from 'react';
import type { Copy } from '#shared/content/parse.ts';
import { Section } from '../../components/Section.tsx';
import { Train, TrainSymbols, type TrainView } from '../../drawings/scenes/solutions/Train.tsx';
import type { Wash } from '../../drawings/shape/Shape.tsx';
import styles from './TreatmentTrain.module.css';

interface TreatmentTrainProps {
  solution: Copy['solutions']['solutions'][number];
  copy: Copy['solutions']['train'];
  /** Beside the solution's title. */
  children: ReactNode;
}

/**
 * What narrow windows show of each stage, all in one proportion, and the colors of its water. The intake is without the
 * brine: its outfall is far beyond the edge there, and would seem to be below the strainer.
 */
const pieces: readonly (TrainView & { water: readonly Wash[] })[] = [
  { view: [116, 208, 270, 204], of: ['land', 'source'], water: ['raw'] },
  { view: [376, 36, 482, 364], of: ['land', 'brine', 'filters'], water: ['filtered'] },
  { view: [856, 32, 488, 368], of: ['land', 'brine', 'membranes'], water: ['clear', 'slate'] },
  { view: [1338, 18, 506, 382], of: ['land', 'membranes', 'taps'], water: ['flow'] },
];

/** A mobile unit, cut open, as wide as the window; its numbered parts are a list for each stage. */
export function TreatmentTrain({ solution, copy, children }: TreatmentTrainProps) {
  const { id, title, lead } = solution;
  return (
    <Section id={id} surface="shallow" className={styles.train}>
      <div className="col-1-6 stack">
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <div className="col-8-12 stack">{children}</div>
      <h3 className="col-1-6" id="train-title">
        {copy.title}
      </h3>
      <p className="col-8-12">{copy.lead}</p>
      <figure className={styles.figure} aria-labelledby="train-title">
        <TrainSymbols />
        <div className={styles.whole}>
          <Train />
        </div>
        {copy.stages.map(({ title, parts }, stage) => {
          const piece = pieces[stage];
          const before = copy.stages.slice(0, stage).flatMap(each => each.parts).length;
          return (
            piece && (
              <div key={title} className={`framed-drawing ${styles.piece}`}>
                <Train {...piece} />
                <Water of={piece.water} />
                <h4>{title}</h4>
                <ol start={before + 1} className={styles.key}>
                  {parts.map(({ name, text }) => (
                    <li key={name}>
                      <strong>{name}</strong> {text}
                    </li>
                  ))}
                </ol>
              </div>
            )
          );
        })}
      </figure>
    </Section>
  );
}

/** A bar in the colors that the water has in the pipes of the drawing. */
function Water({ of: washes }: { of: readonly Wash[] }) {
  return (
    <svg
      className={`drawing ${styles.water}`}
      viewBox={`0 0 ${washes.length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {washes.map((wash, index) => (
        <path key={wash} className={`w-${wash}`} d={`M${index} 0h1v1h-1z`} />
      ))}
    </svg>
  );
}
