import type { SolutionsWords } from '#content/schema/solutions.ts';
import { KeyedFigure } from './KeyedFigure.tsx';
import styles from './TreatmentTrain.module.css';

/** Treatment in several steps, cut open, from edge to edge. */
export function TreatmentTrain({ words }: { words: SolutionsWords['train'] }) {
  return (
    <section className={`section ${styles.train}`} data-surface="deep" aria-labelledby="train-title">
      <div className={`grid ${styles.head}`}>
        <h2 className="col-1-7" id="train-title">
          {words.title}
        </h2>
        <p className="col-8-12 lead">{words.lead}</p>
      </div>
      <KeyedFigure drawing="train" alt={words.alt} parts={words.parts} sizes="100vw" />
    </section>
  );
}
