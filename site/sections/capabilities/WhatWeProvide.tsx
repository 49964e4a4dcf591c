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

/** The four solutions in a sentence each, with the way to their planning sheets. */
export function WhatWeProvide({ copy, solutions, sheetLabel, language }: WhatWeProvideProps) {
  return (
    <section className={`section ${print.section}`} data-surface="white" aria-labelledby="provided-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-5" id="provided-title">
          {copy.title}
        </h2>
        <p className="col-7-12 muted">{copy.text}</p>
        <ul className={`${styles.list} ${styles.solutions}`}>
          {Object.entries(solutions).map(([name, { title, lead }]) => (
            <li key={name}>
              <h3>{title}</h3>
              <p>{lead}</p>
              {name in sheets && (
                <p className="screen-only">
                  <MoreLink href={localizedPath(language, `/solutions/${name}`)}>
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
