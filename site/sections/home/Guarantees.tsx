import type { ClaimsWords } from '../../../content/schema/claims.ts';
import type { HomeWords } from '../../../content/schema/home.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import styles from './Guarantees.module.css';
import { Plate } from './Plate.tsx';

interface GuaranteesProps {
  words: HomeWords['guarantees'];
  badges: ClaimsWords['badges'];
}

/** The badges as type plates. */
export function Guarantees({ words, badges }: GuaranteesProps) {
  return (
    <section className="section" data-surface="white" aria-labelledby="guarantees-title">
      <div className={`grid ${styles.body}`}>
        <div className={`col-1-4 ${styles.intro}`}>
          <h2 id="guarantees-title">{words.title}</h2>
          <p className="muted">{words.text}</p>
          <p className={styles.more}>
            <MoreLink href={words.link.href}>{words.link.label}</MoreLink>
          </p>
          <Picture
            className={styles.picture}
            name="guarantee-bench"
            alt={words.pictureAlt}
            sizes="(width < 64em) 1px, 32vw"
          />
        </div>
        <ul className={`col-5-12 ${styles.plates}`}>
          {badges.map(badge => (
            <Plate key={badge.id} badge={badge} open={words.open} />
          ))}
        </ul>
      </div>
    </section>
  );
}
