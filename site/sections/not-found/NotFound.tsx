import type { NotFoundWords } from '#content/schema/shared.ts';
import { ButtonLink, MoreLink } from '../../components/button/Button.tsx';
import { UrgentCall } from '../../components/urgent-call/UrgentCall.tsx';
import styles from './NotFound.module.css';

interface NotFoundProps {
  words: NotFoundWords;
  phone: string;
}

/** The figure stands in water up to the level where the page should have been. */
export function NotFound({ words, phone }: NotFoundProps) {
  return (
    <section className={styles.lost} data-surface="deep" aria-labelledby="not-found-title">
      <div className={`grid ${styles.top}`}>
        <h1 className={styles.heading} id="not-found-title">
          <span className={`${styles.figure} reading`}>{words.figure}</span>{' '}
          <span className={styles.title}>{words.title}</span>
        </h1>
      </div>
      <div className={styles.water}>
        <div className={`grid ${styles.words}`}>
          <div className="col-1-6">
            <p className="lead">{words.message}</p>
            <ul className={styles.links}>
              {words.links.map(({ href, label }) => (
                <li key={href}>
                  <MoreLink href={href}>{label}</MoreLink>
                </li>
              ))}
            </ul>
          </div>
          <div className={`col-8-12 ${styles.ways}`}>
            <ButtonLink href={words.home.href}>{words.home.label}</ButtonLink>
            <UrgentCall words={words.call} phone={phone} />
          </div>
        </div>
      </div>
    </section>
  );
}
