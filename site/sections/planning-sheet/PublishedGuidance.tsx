import { Fragment } from 'react';
import type { PlanningSheetCopy } from '#content/schema/planning-sheet.ts';
import type { PlanningSheetsCopy } from '#content/schema/planning-sheets.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import { SourceText } from '../../components/source/SourceText.tsx';
import styles from './PublishedGuidance.module.css';

interface PublishedGuidanceProps {
  copy: PlanningSheetsCopy;
  items: PlanningSheetCopy['guidance'];
}

/** Published guidance with its sources: it applies to every supplier. */
export function PublishedGuidance({ copy, items }: PublishedGuidanceProps) {
  return (
    <section
      className={`section ${styles.section}`}
      id="guidance"
      data-surface="paper"
      aria-labelledby="guidance-title"
    >
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-4" id="guidance-title">
          {copy.guidance}
        </h2>
        <ul className={`col-5-12 ${styles.list}`}>
          {items.map(({ text, sources, link }) => (
            <li key={text}>
              <p>{text}</p>{' '}
              <p className="small muted">
                {copy.sourceLabel}
                {sources.map(source => (
                  <Fragment key={source.title}>
                    {' '}
                    <SourceText {...source} />
                  </Fragment>
                ))}
              </p>
              {link && (
                <p className="screen-only">
                  <MoreLink href={link.href}>{link.label}</MoreLink>
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
