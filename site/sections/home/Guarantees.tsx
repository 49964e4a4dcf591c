import type { ClaimsCopy } from '#shared/content/schemas/claims.ts';
import type { HomeCopy } from '#shared/content/schemas/home.ts';
import { TextLink } from '../../components/TextLink.tsx';
import styles from './Guarantees.module.css';
import { QualityBadge } from './QualityBadge.tsx';

interface GuaranteesProps {
  copy: HomeCopy['guarantees'];
  badges: ClaimsCopy['badges'];
  language: string;
}

/** The badges as type plates. */
export function Guarantees({ copy, badges, language }: GuaranteesProps) {
  return (
    <section className="section" data-surface="white" aria-labelledby="guarantees-title">
      <div className="grid section-head">
        <h2 className="col-1-7" id="guarantees-title">
          {copy.title}
        </h2>
        <p className="col-8-12 muted">
          {copy.text} <TextLink {...copy.link} />
        </p>
      </div>
      <div className="grid">
        <ul className={styles.plates}>
          {badges.map(badge => (
            <QualityBadge key={badge.id} badge={badge} language={language} />
          ))}
        </ul>
      </div>
    </section>
  );
}
