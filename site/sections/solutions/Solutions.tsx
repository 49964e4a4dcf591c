import { Fragment } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { SourceText } from '../../components/SourceText.tsx';
import { Table } from '../../components/Table.tsx';
import { ThreeWays } from '../../drawings/scenes/solutions/ThreeWays.tsx';
import type { Page } from '../../page.ts';
import { GetStarted } from '../several-pages/GetStarted.tsx';
import { Operations } from './Operations.tsx';
import { SolutionCards } from './SolutionCards.tsx';
import styles from './Solutions.module.css';

/** Three ways to get water compared, each solution, the limits for drinking water, and what to have ready. */
export function Solutions({ page }: { page: Page }) {
  const { solutions: copy, checklist } = page.copy;
  const { comparison, waterQuality } = copy;
  const places = [
    ...copy.solutions,
    { ...copy.operations, id: 'operations' },
    { ...checklist, id: 'checklist' },
  ];
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} className={styles.head} scene={<ThreeWays />} />
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
      <Section id="comparison" title={comparison.title} surface="white">
        <Table labelledBy="comparison-title" columns={['', ...comparison.columns]} rows={comparison.rows} />
        <p className="small muted">
          {comparison.sources.text}
          {comparison.sources.items.map(source => (
            <Fragment key={source.title}>
              {' '}
              <SourceText {...source} />
            </Fragment>
          ))}
        </p>
      </Section>
      <SolutionCards copy={copy} />
      {/* Collapsed, because few visitors compare limits. */}
      <Section id="water-quality" surface="white" className={styles.quality}>
        <details>
          <summary>
            <h2 id="water-quality-title" className="title-3">
              {waterQuality.title}
            </h2>
            <Icon name="down" />
          </summary>
          <p className="muted">{waterQuality.text}</p>
          <Table
            labelledBy="water-quality-title"
            columns={waterQuality.columns}
            rows={waterQuality.rows.map(({ title, limit, source }) => ({
              title,
              cells: [limit, <SourceText key={title} {...source} />],
            }))}
          />
        </details>
      </Section>
      <Operations copy={copy.operations} />
      <Section id="checklist" title={checklist.title} text={checklist.text} beside surface="shallow">
        <ol className={`numbered ruled ${styles.checklist}`}>
          {checklist.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </Section>
      <GetStarted copy={copy.start} />
    </>
  );
}
