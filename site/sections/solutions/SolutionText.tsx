import type { Copy } from '#shared/content/parse.ts';
import { MoreLink } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';

export type SolutionCopy = Omit<Copy['solutions']['solutions'][number], 'id'>;

interface SolutionTextProps {
  copy: SolutionCopy;
  goodToKnowLabel: string;
}

/** What a customer should know of a solution. */
export function SolutionText({ copy, goodToKnowLabel }: SolutionTextProps) {
  return (
    <>
      <p>{copy.text}</p>
      <FactList facts={[{ label: goodToKnowLabel, value: copy.goodToKnow }]} />
      {copy.link && (
        <p className="screen-only">
          <MoreLink {...copy.link}>
            {copy.link.label}
            <span className="visually-hidden"> ({copy.title})</span>
          </MoreLink>
        </p>
      )}
    </>
  );
}
