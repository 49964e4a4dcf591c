import { fill } from '../../../content/fill.ts';
import type { ClaimsWords } from '../../../content/schema/claims.ts';
import type { ImpactWords } from '../../../content/schema/impact.ts';
import styles from './Readings.module.css';

interface ReadingsProps {
  words: ImpactWords['readings'];
  figures: ClaimsWords['figures'];
  /** The day on which the figures were last checked, as `2026-11-21`. */
  reviewed: string | undefined;
  language: string;
}

/** The four figures, each with what it counts, on a staff of its own. They stand still: nothing is counted up. */
export function Readings({ words, figures, reviewed, language }: ReadingsProps) {
  return (
    <div className="section section--close">
      <div className="grid">
        <dl className={styles.readings}>
          {figures.map(figure => (
            <div key={figure.id} className={styles.row}>
              <dt className={styles.name}>{figure.label}</dt>
              <dd className={`reading ${styles.value}`}>
                {/* The plus stays behind the number in every script. */}
                <bdi dir="ltr">{figure.value}</bdi>
              </dd>
              {figure.detail && <dd>{figure.detail}</dd>}
              <dd className="muted">{figure.note}</dd>
              <dd className={styles.scale} aria-hidden="true">
                <span className={styles.water} />
                <span className={`staff staff--level ${styles.staff}`} />
                <span className={`level-mark ${styles.mark}`} />
                <span className="label muted">{words.scales[figure.id]}</span>
              </dd>
            </div>
          ))}
        </dl>
        {reviewed && <p className={`muted ${styles.reviewed}`}>{reviewedOn(words, reviewed, language)}</p>}
      </div>
    </div>
  );
}

/** A date without a time is the same day everywhere, so it is written in UTC. */
function reviewedOn(words: ImpactWords['readings'], day: string, language: string): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return fill(words.reviewed, { date: date.format(new Date(day)) });
}
