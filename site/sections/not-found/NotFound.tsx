import { ButtonLink, MoreLink } from '../../components/Button.tsx';
import { Crossroad } from '../../drawings/scenes/error-pages/Crossroad.tsx';
import type { Page } from '../../page.ts';
import styles from './NotFound.module.css';

export function NotFound({ page }: { page: Page }) {
  const copy = page.copy['not-found'];
  return (
    <section className={styles.lost} data-surface="sky" aria-labelledby="not-found-title">
      <div className={`grid ${styles.top}`}>
        <h1 className={styles.heading} id="not-found-title">
          <span className={`${styles.figure} reading no-backplate`}>{copy.figure}</span>{' '}
          <span className={styles.title}>{copy.title}</span>
          <Crossroad />
        </h1>
      </div>
      <div className={styles.water} data-surface="deep">
        <div className={`grid ${styles.copy}`}>
          <div className="col-1-6 stack">
            <p className="lead">{copy.message}</p>
            <ul className="link-row">
              {copy.links.map(link => (
                <li key={link.href}>
                  <MoreLink {...link} />
                </li>
              ))}
            </ul>
          </div>
          <div className="col-8-12">
            <ButtonLink {...copy.home} />
          </div>
        </div>
      </div>
    </section>
  );
}
