import type { SolutionsCopy } from '#shared/content/schemas/solutions.ts';
import { Picture } from '../../components/picture/Picture.tsx';
import type { PictureName } from '../../components/picture/pictures.ts';
import { Section } from '../../components/Section.tsx';
import { AnnotatedPicture } from './AnnotatedPicture.tsx';
import styles from './SolutionCard.module.css';
import { SolutionCard } from './SolutionCard.tsx';

interface SolutionCardsProps {
  copy: SolutionsCopy['solutions'];
  goodToKnowLabel: string;
}

const sizes = '(width >= 64em) 50vw, 100vw';

const pictures: Record<SolutionsCopy['solutions'][number]['id'], PictureName> = {
  provision: 'solution-provision',
  purification: 'solution-purification',
  distribution: 'solution-distribution',
  technology: 'solution-technology',
};

/** The solutions, their pictures on alternating sides. One of them names what its picture shows. */
export function SolutionCards({ copy, goodToKnowLabel }: SolutionCardsProps) {
  return (
    <Section surface="paper" className={styles.cards}>
      {copy.map(({ id, ...solution }, index) => (
        <SolutionCard key={id} id={id} copy={solution} goodToKnowLabel={goodToKnowLabel}>
          {solution.parts ? (
            <AnnotatedPicture drawing="unit" alt={solution.alt} parts={solution.parts} sizes={sizes} />
          ) : (
            <Picture name={pictures[id]} alt={solution.alt} sizes={sizes} first={index === 0} />
          )}
        </SolutionCard>
      ))}
    </Section>
  );
}
