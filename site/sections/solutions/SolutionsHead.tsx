import { PageHeader } from '../../components/PageHeader.tsx';
import { ThreeWays } from '../../drawings/scenes/solutions/ThreeWays.tsx';
import type { Page } from '../../page.ts';
import styles from './SolutionsHead.module.css';

/** The title, the three ways that are compared below, and links to the sections after that, in order. */
export function SolutionsHead({ page }: { page: Page }) {
  const { solutions: copy, checklist } = page.copy;
  const places = [
    ...copy.solutions,
    { ...copy.operations, id: 'operations' },
    { ...checklist, id: 'checklist' },
  ];
  const scene = (
    <div className={styles.scene}>
      <ThreeWays />
    </div>
  );
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} scene={scene} />
      <nav className="grid screen-only" aria-label={copy.contentsLabel} data-surface="white">
        <ul className={`quiet-links ${styles.jump}`}>
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
    </>
  );
}
