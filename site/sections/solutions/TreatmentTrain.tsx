import type { SolutionCopy, SolutionsCopy } from '#shared/content/schemas/solutions.ts';
import { Section } from '../../components/Section.tsx';
import { Train, TrainSymbol } from '../../drawings/scenes/solutions/Train.tsx';
import { SolutionText } from './SolutionText.tsx';
import styles from './TreatmentTrain.module.css';

interface TreatmentTrainProps {
  id: string;
  solution: SolutionCopy;
  copy: SolutionsCopy['train'];
  goodToKnowLabel: string;
}

/** Narrow windows show the drawing in four pieces, with these numbers of the key. */
const pieces = [
  { from: 0, first: 1, last: 2 },
  { from: 440, first: 3, last: 4 },
  { from: 880, first: 5, last: 7 },
  { from: 1320, first: 8, last: 11 },
];

/** A mobile unit, cut open, as wide as the window; its numbered parts are a list. */
export function TreatmentTrain({ id, solution, copy, goodToKnowLabel }: TreatmentTrainProps) {
  return (
    <Section id={id} title={solution.title} surface="shallow" className={styles.train}>
      <div className="col-1-6 stack">
        <p className="lead">{solution.lead}</p>
        <SolutionText copy={solution} goodToKnowLabel={goodToKnowLabel} />
      </div>
      <div className="col-8-12 stack">
        <h3 id="train-title">{copy.title}</h3>
        <p>{copy.lead}</p>
      </div>
      <figure className={styles.figure} aria-labelledby="train-title">
        <TrainSymbol />
        <div className={styles.whole}>
          <Train />
        </div>
        {pieces.map(({ from, first, last }) => (
          <div key={from} className={styles.piece}>
            <Train from={from} width={440} />
            <ol start={first} className={`label label--strong ${styles.key}`}>
              {copy.parts.slice(first - 1, last).map((part, index) => (
                <li key={part} value={first + index}>
                  {part}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </figure>
    </Section>
  );
}
