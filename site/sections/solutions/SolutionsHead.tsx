import type { ChecklistCopy } from '#content/schema/checklist.ts';
import type { PlannerCopy } from '#content/schema/planner.ts';
import type { SolutionsCopy } from '#content/schema/solutions.ts';
import { PageHead } from '../../components/page-head/PageHead.tsx';
import styles from './SolutionsHead.module.css';

interface SolutionsHeadProps {
  copy: SolutionsCopy;
  planner: PlannerCopy;
  checklist: ChecklistCopy;
}

/** The title, and links to the sections of the page in their order. */
export function SolutionsHead({ copy, planner, checklist }: SolutionsHeadProps) {
  const { solutions, train, waterQuality, comparison, operations } = copy;
  const places = [
    ...Object.entries(solutions),
    ['train', train] as const,
    ['water-quality', waterQuality] as const,
    ['comparison', comparison] as const,
    ['planner', planner] as const,
    ...Object.entries(operations.kinds),
    ['checklist', checklist] as const,
  ];
  return (
    <PageHead title={copy.title} lead={copy.lead}>
      <nav aria-label={copy.contentsLabel}>
        <ul className={`screen-only ${styles.jump}`}>
          {places.map(([id, { title }]) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="level-mark" aria-hidden="true" />
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PageHead>
  );
}
