import type { CapabilitiesCopy } from '#shared/content/schemas/capabilities.ts';
import type { SolutionsCopy } from '#shared/content/schemas/solutions.ts';
import { MoreLink } from '../../components/Button.tsx';
import { Section } from '../../components/Section.tsx';
import styles from './Capabilities.module.css';

/** Agreements for before an emergency. The whole list is on the page about hurricane season. */
export function Standby({ copy }: { copy: CapabilitiesCopy['standby'] }) {
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

interface WhatWeProvideProps {
  copy: CapabilitiesCopy['provided'];
  solutions: SolutionsCopy['solutions'];
}

/** The four solutions in a sentence each. */
export function WhatWeProvide({ copy, solutions }: WhatWeProvideProps) {
  return (
    <Section id="provided" title={copy.title} text={copy.text} surface="white" className={styles.section}>
      <ul className={`${styles.entries} ${styles.solutions}`}>
        {Object.entries(solutions).map(([name, { title, lead }]) => (
          <li key={name}>
            <h3>{title}</h3>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface CompetenciesProps {
  copy: CapabilitiesCopy['competencies'];
  operations: SolutionsCopy['operations']['kinds'];
}

/** What the company is good at, with the operations that it supports. */
export function Competencies({ copy, operations }: CompetenciesProps) {
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
