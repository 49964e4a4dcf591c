import type { CapabilitiesCopy } from '#shared/content/schemas/capabilities.ts';
import type { SolutionsCopy } from '#shared/content/schemas/solutions.ts';
import { MoreLink } from '../../components/Button.tsx';
import styles from './Capabilities.module.css';

/** Agreements for before an emergency. The whole list is on the page about hurricane season. */
export function Standby({ copy }: { copy: CapabilitiesCopy['standby'] }) {
  return (
    <section className={`section ${styles.section}`} data-surface="paper" aria-labelledby="standby-title">
      <div className={`grid ${styles.beside}`}>
        <h2 className="col-1-5" id="standby-title">
          {copy.title}
        </h2>
        <div className="col-7-12 stack">
          <p>{copy.text}</p>
          {[copy.ask, copy.link].map(link => (
            <p className="screen-only" key={link.href}>
              <MoreLink {...link} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

interface WhatWeProvideProps {
  copy: CapabilitiesCopy['provided'];
  solutions: SolutionsCopy['solutions'];
}

/** The four solutions in a sentence each. */
export function WhatWeProvide({ copy, solutions }: WhatWeProvideProps) {
  return (
    <section className={`section ${styles.section}`} data-surface="white" aria-labelledby="provided-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-5" id="provided-title">
          {copy.title}
        </h2>
        <p className="col-7-12 muted">{copy.text}</p>
        <ul className={`${styles.entries} ${styles.solutions}`}>
          {Object.entries(solutions).map(([name, { title, lead }]) => (
            <li key={name}>
              <h3>{title}</h3>
              <p>{lead}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface CompetenciesProps {
  copy: CapabilitiesCopy['competencies'];
  operations: SolutionsCopy['operations']['kinds'];
}

/** What the company is good at, with the operations that it supports. */
export function Competencies({ copy, operations }: CompetenciesProps) {
  return (
    <section
      className={`section ${styles.section}`}
      data-surface="paper"
      aria-labelledby="competencies-title"
    >
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-5" id="competencies-title">
          {copy.title}
        </h2>
        <ul className={`col-7-12 ${styles.marked}`}>
          {[...copy.items, ...operations.map(({ title }) => title)].map(item => (
            <li key={item}>
              <span className="level-mark" aria-hidden="true" />
              {item}
            </li>
          ))}
        </ul>
        <p className="col-7-12 screen-only">
          <MoreLink {...copy.link} />
        </p>
      </div>
    </section>
  );
}
