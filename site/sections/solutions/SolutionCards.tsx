import type { SolutionsCopy } from '#content/schema/solutions.ts';
import { Picture } from '../../components/picture/Picture.tsx';
import { hrefLang, linkLabel, localizedPath } from '../../content.ts';
import { sheets } from '../planning-sheet/sheets.ts';
import { AnnotatedPicture } from './AnnotatedPicture.tsx';
import styles from './SolutionCard.module.css';
import { SolutionCard } from './SolutionCard.tsx';

interface SolutionCardsProps {
  copy: SolutionsCopy['solutions'];
  goodToKnowLabel: string;
  sheetLabel: string;
  language: string;
}

const sizes = '(width >= 64em) 50vw, 100vw';

/** The four solutions, their pictures on alternating sides. One of them names what its picture shows. */
export function SolutionCards({ copy, goodToKnowLabel, sheetLabel, language }: SolutionCardsProps) {
  const { provision, purification, distribution, technology } = copy;
  const sheetLink = (id: string) => ({
    label: linkLabel(language, `/solutions/${id}`, sheetLabel),
    href: localizedPath(language, `/solutions/${id}`),
    hrefLang: hrefLang(language, `/solutions/${id}`),
  });
  const card = (id: keyof SolutionsCopy['solutions']) => ({
    id,
    copy: copy[id],
    goodToKnowLabel,
    links: [...(copy[id].link ? [copy[id].link] : []), ...(id in sheets ? [sheetLink(id)] : [])],
  });
  return (
    <div className={`section ${styles.cards}`} data-surface="paper">
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
