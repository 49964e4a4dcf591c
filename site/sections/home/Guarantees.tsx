import type { ClaimsCopy } from '#content/schema/claims.ts';
import type { HomeCopy } from '#content/schema/home.ts';
import { ClaimLink } from '../../components/claim-link/ClaimLink.tsx';
import styles from './Guarantees.module.css';
import { QualityBadge } from './QualityBadge.tsx';

interface GuaranteesProps {
  copy: HomeCopy['guarantees'];
  claims: Pick<ClaimsCopy, 'badges' | 'linkLabel'>;
  language: string;
}

/** The badges as type plates. */
export function Guarantees({ copy, claims, language }: GuaranteesProps) {
  return (
    <section className="section" data-surface="white" aria-labelledby="guarantees-title">
      <div className="grid section-head">
        <h2 className="col-1-7" id="guarantees-title">
          {copy.title}
        </h2>
        <p className="col-8-12 muted">
          {copy.text} <a href={copy.link.href}>{copy.link.label}</a>
        </p>
      </div>
      <div className="grid">
        <ul className={styles.plates}>
          {claims.badges.map(badge => (
            <QualityBadge
              key={badge.id}
              badge={badge}
              link={
                <ClaimLink id={badge.id} name={badge.name} label={claims.linkLabel} language={language} />
              }
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
