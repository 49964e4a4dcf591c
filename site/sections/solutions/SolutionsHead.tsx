import type { Content } from '#content/parse.ts';
import { PageHead } from '../../components/page-head/PageHead.tsx';
import styles from './SolutionsHead.module.css';

/** The title, and links to the sections of the page in their order. */
export function SolutionsHead({
  copy,
  checklist,
}: {
  copy: Content['solutions'];
  checklist: Content['checklist'];
}) {
  const places = {
    comparison: copy.comparison,
    ...copy.solutions,
    'water-quality': copy.waterQuality,
    ...copy.operations.kinds,
    checklist,
  };
  return (
    <PageHead title={copy.title} lead={copy.lead}>
      <nav aria-label={copy.contentsLabel}>
        <ul className={`screen-only ${styles.jump}`}>
          {Object.entries(places).map(([id, { title }]) => (
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
