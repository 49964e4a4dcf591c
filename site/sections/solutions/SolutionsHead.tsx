import type { ChecklistCopy } from '#content/schema/contact.ts';
import type { SolutionsCopy } from '#content/schema/solutions.ts';
import { PageHead } from '../../components/page-head/PageHead.tsx';
import styles from './SolutionsHead.module.css';

/** The title, and links to the sections of the page in their order. */
export function SolutionsHead({ copy, checklist }: { copy: SolutionsCopy; checklist: ChecklistCopy }) {
  const { solutions, train, waterQuality, comparison, operations } = copy;
  const places = [
    ...Object.entries(solutions),
    ['train', train] as const,
    ['water-quality', waterQuality] as const,
    ['comparison', comparison] as const,
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
