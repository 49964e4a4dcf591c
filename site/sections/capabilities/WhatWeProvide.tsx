import { Section } from '../../components/Section.tsx';
import type { Page } from '../../page.ts';
import styles from './Capabilities.module.css';

/** The solutions in a sentence each. */
export function WhatWeProvide({ page }: { page: Page }) {
  const copy = page.copy.capabilities.provided;
  return (
    <Section id="provided" title={copy.title} text={copy.text} surface="white" className={styles.section}>
      <ul className={`${styles.items} ${styles.solutions}`}>
        {page.copy.solutions.solutions.map(({ id, title, lead }) => (
          <li key={id}>
            <h3 className="title-4">{title}</h3>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
