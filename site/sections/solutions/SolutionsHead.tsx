import type { SolutionsWords } from '#content/schema/solutions.ts';
import { PageHead } from '../../components/page-head/PageHead.tsx';
import styles from './SolutionsHead.module.css';

/** The title, and the places of the page in the order in which they stand on it. */
export function SolutionsHead({ words }: { words: SolutionsWords }) {
  const { solutions, comparison, operations } = words;
  const places = [
    ...Object.entries(solutions),
    ['comparison', comparison] as const,
    ...Object.entries(operations.kinds),
  ];
  return (
    <PageHead title={words.title} lead={words.lead}>
      <nav aria-label={words.contentsLabel}>
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
