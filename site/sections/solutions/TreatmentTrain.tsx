import type { SolutionsCopy } from '#shared/content/schemas/solutions.ts';
import { Section } from '../../components/Section.tsx';
import { AnnotatedPicture } from './AnnotatedPicture.tsx';
import styles from './TreatmentTrain.module.css';

/** A cutaway of a treatment process, as wide as the window. */
export function TreatmentTrain({ copy }: { copy: SolutionsCopy['train'] }) {
  return (
    <Section id="train" title={copy.title} text={copy.lead} surface="deep" className={styles.train}>
      <AnnotatedPicture
        drawing="train"
        alt={copy.alt}
        parts={copy.parts}
        sizes="(width > 74rem) 74rem, 100vw"
      />
    </Section>
  );
}
