import { MoreLink } from '../../components/Button.tsx';
import { Section } from '../../components/Section.tsx';
import type { Page } from '../../page.ts';
import styles from './Capabilities.module.css';

/** Agreements for before an emergency. The whole list is on the page about hurricane season. */
export function Standby({ page }: { page: Page }) {
  const copy = page.copy.capabilities.standby;
  return (
    <Section id="standby" title={copy.title} beside surface="paper" className={styles.beside}>
      <p>{copy.text}</p>
      {[copy.ask, copy.link].map(link => (
        <p className="screen-only" key={link.href}>
          <MoreLink {...link} />
        </p>
      ))}
    </Section>
  );
}

/** The four solutions in a sentence each. */
export function WhatWeProvide({ page }: { page: Page }) {
  const copy = page.copy.capabilities.provided;
  return (
    <Section id="provided" title={copy.title} text={copy.text} surface="white" className={styles.section}>
      <ul className={`${styles.entries} ${styles.solutions}`}>
        {Object.entries(page.copy.solutions.solutions).map(([name, { title, lead }]) => (
          <li key={name}>
            <h3 className="title-4">{title}</h3>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

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
