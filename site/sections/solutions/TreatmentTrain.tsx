import type { SolutionsCopy } from '#shared/content/schemas/solutions.ts';
import { AnnotatedPicture } from './AnnotatedPicture.tsx';
import styles from './TreatmentTrain.module.css';

/** A cutaway of a treatment process, as wide as the window. */
export function TreatmentTrain({ copy }: { copy: SolutionsCopy['train'] }) {
  return (
    <section
      className={`section ${styles.train}`}
      id="train"
      data-surface="deep"
      aria-labelledby="train-title"
    >
      <div className={`grid ${styles.head}`}>
        <h2 className="col-1-7" id="train-title">
          {copy.title}
        </h2>
        <p className="col-8-12 lead">{copy.lead}</p>
      </div>
      <AnnotatedPicture
        drawing="train"
        alt={copy.alt}
        parts={copy.parts}
        sizes="(width > 74rem) 74rem, 100vw"
      />
    </section>
  );
}
