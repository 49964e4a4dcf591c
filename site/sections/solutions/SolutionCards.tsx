import type { SolutionsCopy } from '#content/schema/solutions.ts';
import { Picture } from '../../components/picture/Picture.tsx';
import { AnnotatedPicture } from './AnnotatedPicture.tsx';
import styles from './SolutionCard.module.css';
import { SolutionCard } from './SolutionCard.tsx';

interface SolutionCardsProps {
  copy: SolutionsCopy['solutions'];
  goodToKnowLabel: string;
}

const sizes = '(width >= 64em) 50vw, 100vw';

/** The four solutions, their pictures on alternating sides. One of them names what its picture shows. */
export function SolutionCards({ copy, goodToKnowLabel }: SolutionCardsProps) {
  const { provision, purification, distribution, technology } = copy;
  const card = (id: keyof SolutionsCopy['solutions']) => ({ id, copy: copy[id], goodToKnowLabel });
  return (
    <div className={`section section--close ${styles.cards}`} data-surface="paper">
      <SolutionCard {...card('provision')}>
        <Picture name="solution-provision" alt={provision.alt} sizes={sizes} first />
      </SolutionCard>
      <SolutionCard {...card('purification')}>
        <AnnotatedPicture drawing="unit" alt={purification.alt} parts={purification.parts} sizes={sizes} />
      </SolutionCard>
      <SolutionCard {...card('distribution')}>
        <Picture name="solution-distribution" alt={distribution.alt} sizes={sizes} />
      </SolutionCard>
      <SolutionCard {...card('technology')}>
        <Picture name="solution-technology" alt={technology.alt} sizes={sizes} />
      </SolutionCard>
    </div>
  );
}
