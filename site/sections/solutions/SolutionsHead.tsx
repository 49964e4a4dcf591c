import { PageHeader } from '../../components/PageHeader.tsx';
import { ThreeWays } from '../../drawings/scenes/solutions/ThreeWays.tsx';
import type { Page } from '../../page.ts';
import styles from './SolutionsHead.module.css';

/** The title, links to the sections of the page in their order, and the three ways that are compared below. */
export function SolutionsHead({ page }: { page: Page }) {
  const { solutions: copy, checklist } = page.copy;
  const places = [
    { ...copy.comparison, id: 'comparison' },
    ...copy.solutions,
    { ...copy.waterQuality, id: 'water-quality' },
    ...copy.operations.kinds,
    { ...checklist, id: 'checklist' },
  ];
  const scene = (
    <div className={styles.scene}>
      <ThreeWays />
    </div>
  );
  return (
    <PageHeader title={copy.title} lead={copy.lead} scene={scene}>
      <nav aria-label={copy.contentsLabel}>
        <ul className={`screen-only ${styles.jump}`}>
          {places.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="level-mark" aria-hidden="true" />
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PageHeader>
  );
}
