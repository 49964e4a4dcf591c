import { MoreLink } from '../../components/Button.tsx';
import { Section } from '../../components/Section.tsx';
import type { Page } from '../../page.ts';
import styles from './Capabilities.module.css';

/** What the company is good at, with the operations that it supports. */
export function Competencies({ page }: { page: Page }) {
  const copy = page.copy.capabilities.competencies;
  const operations = page.copy.solutions.operations.kinds;
  return (
    <Section id="competencies" title={copy.title} beside surface="paper" className={styles.section}>
      <ul className={`ruled ${styles.marked}`}>
        {[...copy.items, ...operations.map(({ title }) => title)].map(item => (
          <li key={item}>
            <span className="level-mark" aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
      <p className="screen-only">
        <MoreLink {...copy.link} />
      </p>
    </Section>
  );
}
