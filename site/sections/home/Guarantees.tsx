import type { HomeWords } from '#content/schema/about.ts';
import type { ClaimsWords } from '#content/schema/claims.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import { ClaimLink } from '../../components/claim-link/ClaimLink.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import styles from './Guarantees.module.css';
import { Plate } from './Plate.tsx';

interface GuaranteesProps {
  words: HomeWords['guarantees'];
  claims: Pick<ClaimsWords, 'badges' | 'linkLabel'>;
  language: string;
}

/** The badges as type plates. */
export function Guarantees({ words, claims, language }: GuaranteesProps) {
  return (
    <section className="section" data-surface="white" aria-labelledby="guarantees-title">
      <div className={`grid ${styles.body}`}>
        <div className={`col-1-4 ${styles.intro}`}>
          <h2 id="guarantees-title">{words.title}</h2>
          <p className="muted">{words.text}</p>
          <p>
            <MoreLink href={words.link.href}>{words.link.label}</MoreLink>
          </p>
          <Picture
            className={`screen-only ${styles.picture}`}
            name="guarantee-bench"
            alt={words.pictureAlt}
            sizes="(width < 64em) 1px, 32vw"
          />
        </div>
        <ul className={`col-5-12 ${styles.plates}`}>
          {claims.badges.map(badge => (
            <Plate
              key={badge.id}
              badge={badge}
              open={words.open}
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
