import type { ClaimsCopy } from '#content/schema/claims.ts';
import type { HomeCopy } from '#content/schema/home.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import { ClaimLink } from '../../components/claim-link/ClaimLink.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
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
      <div className={`grid ${styles.body}`}>
        <div className={`col-1-4 ${styles.intro}`}>
          <h2 id="guarantees-title">{copy.title}</h2>
          <p className="muted">{copy.text}</p>
          <p>
            <MoreLink href={copy.link.href}>{copy.link.label}</MoreLink>
          </p>
          <Picture
            className={`screen-only ${styles.picture}`}
            name="guarantee-bench"
            alt={copy.pictureAlt}
            sizes="(width < 64em) 1px, 32vw"
          />
        </div>
        <ul className={`col-5-12 ${styles.plates}`}>
          {claims.badges.map(badge => (
            <QualityBadge
              key={badge.id}
              badge={badge}
              open={copy.open}
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
