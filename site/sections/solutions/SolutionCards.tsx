import type { SolutionsWords } from '../../../content/schema/solutions.ts';
import { Picture } from '../../components/picture/Picture.tsx';
import { KeyedFigure } from './KeyedFigure.tsx';
import styles from './SolutionCard.module.css';
import { SolutionCard } from './SolutionCard.tsx';

interface SolutionCardsProps {
  words: SolutionsWords['solutions'];
  goodToKnowLabel: string;
}

const sizes = '(width >= 64em) 58vw, 100vw';

/** The four solutions, their pictures on alternating sides. One of them names what its picture shows. */
export function SolutionCards({ words, goodToKnowLabel }: SolutionCardsProps) {
  const { provision, purification, distribution, technology } = words;
  return (
    <div className={`section section--close ${styles.cards}`} data-surface="paper">
      <SolutionCard id="provision" words={provision} goodToKnowLabel={goodToKnowLabel}>
        <Picture name="solution-provision" alt={provision.alt} sizes={sizes} />
      </SolutionCard>
      <SolutionCard id="purification" words={purification} goodToKnowLabel={goodToKnowLabel}>
        <KeyedFigure drawing="unit" alt={purification.alt} parts={purification.parts} sizes={sizes} />
      </SolutionCard>
      <SolutionCard id="distribution" words={distribution} goodToKnowLabel={goodToKnowLabel}>
        <Picture name="solution-distribution" alt={distribution.alt} sizes={sizes} />
      </SolutionCard>
      <SolutionCard id="technology" words={technology} goodToKnowLabel={goodToKnowLabel}>
        <Picture name="solution-technology" alt={technology.alt} sizes={sizes} />
      </SolutionCard>
    </div>
  );
}
