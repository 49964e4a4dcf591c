import type { ClaimsCopy } from '#content/schema/claims.ts';
import type { ImpactCopy } from '#content/schema/impact.ts';
import type { Organization } from '#content/schema/organization.ts';
import { ClaimLink } from '../../components/claim-link/ClaimLink.tsx';
import { DatedText } from '../../components/written-date/WrittenDate.tsx';
import styles from './Readings.module.css';

interface ReadingsProps {
  copy: ImpactCopy['readings'];
  claims: Pick<ClaimsCopy, 'figures' | 'linkLabel'>;
  /** The day on which each figure was last checked, where one is recorded. */
  checked: Organization['claimsChecked'];
  language: string;
}

/** The four figures, each with what it counts, on its own staff. They are not animated. */
export function Readings({ copy, claims, checked, language }: ReadingsProps) {
  return (
    <div className="section section--close">
      <div className="grid">
        <dl className={styles.readings}>
          {claims.figures.map(figure => (
            <div key={figure.id} className={styles.row}>
              <dt className={styles.name}>{figure.label}</dt>
              <dd className={`reading ${styles.value}`}>
                {/* The plus stays behind the number in every script. */}
                <bdi dir="ltr">{figure.value}</bdi>
              </dd>
              {figure.detail && <dd>{figure.detail}</dd>}
              <dd className="muted">
                {figure.means} <Reviewed copy={copy} date={checked[figure.id]} language={language} />
              </dd>
              <dd>
                <ClaimLink id={figure.id} name={figure.label} label={claims.linkLabel} language={language} />
              </dd>
              <dd className={styles.scale} aria-hidden="true">
                <span className={styles.water} />
                <span className={`staff staff--level ${styles.staff}`} />
                <span className={`level-mark ${styles.mark}`} />
                <span className="label muted">{copy.scales[figure.id]}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

interface ReviewedProps {
  copy: ImpactCopy['readings'];
  date: string | undefined;
  language: string;
}

function Reviewed({ copy, date, language }: ReviewedProps) {
  return date && <DatedText copy={copy.reviewed} date={date} language={language} />;
}
