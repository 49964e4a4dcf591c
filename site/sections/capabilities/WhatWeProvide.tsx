import type { CapabilitiesCopy } from '#content/schema/capabilities.ts';
import type { SolutionsCopy } from '#content/schema/solutions.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import { localizedPath } from '../../content.ts';
import { sheets } from '../planning-sheet/sheets.ts';
import styles from './Entries.module.css';
import print from './Print.module.css';

interface WhatWeProvideProps {
  copy: CapabilitiesCopy['provided'];
  solutions: SolutionsCopy['solutions'];
  sheetLabel: string;
  language: string;
}

/** The solutions in a sentence each, with the way to their planning sheets. */
export function WhatWeProvide({ copy, solutions, sheetLabel, language }: WhatWeProvideProps) {
  return (
    <section className={`section ${print.section}`} data-surface="white" aria-labelledby="provided-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-5" id="provided-title">
          {copy.title}
        </h2>
        <p className="col-7-12 muted">{copy.text}</p>
        <ul className={`${styles.list} ${styles.solutions}`}>
          {solutions.map(({ id, title, lead }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{lead}</p>
              {id in sheets && (
                <p className="screen-only">
                  <MoreLink href={localizedPath(language, `/solutions/${id}`)}>
                    {sheetLabel}
                    <span className="visually-hidden"> ({title})</span>
                  </MoreLink>
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
