import { fill } from '#content/fill.ts';
import type { ClaimsCopy } from '#content/schema/claims.ts';
import type { HomeCopy } from '#content/schema/home.ts';
import styles from './Promises.module.css';

interface PromisesProps {
  copy: HomeCopy['promises'];
  promises: ClaimsCopy['promises'];
}

/** The hours of the scale, each at its place on a staff of eight units. */
const hours = [0, 6, 12, 18, 24, 30, 36, 42];
const lastHour = 48;

/** Every promise on one scale of 48 hours. The drawing repeats what the list says. */
export function Promises({ copy, promises }: PromisesProps) {
  return (
    <section className={styles.promises} data-surface="white" aria-labelledby="promises-title">
      <div className={`grid ${styles.head}`}>
        <h2 className="col-1-5" id="promises-title">
          {copy.title}
        </h2>
        <p className="col-7-12 lead muted">
          {copy.text} <a href={copy.link.href}>{copy.link.label}</a>
        </p>
      </div>
      <div className="grid">
        <div className={styles.scale} aria-hidden="true">
          <div className={styles.axis}>
            {hours.map(hour => (
              <span key={hour}>{hour}</span>
            ))}
            <span>{fill(copy.hours, { hours: lastHour })}</span>
          </div>
          <div className={`staff staff--level ${styles.staff}`} />
        </div>
        <ul className={styles.list}>
          {promises.map(({ id, name, value, from, until }) => (
            <li key={id}>
              <p className={styles.text}>
                <span className={styles.name}>{name}</span>{' '}
                <span className={`reading ${styles.value}`}>{value}</span>
              </p>
              <div className={styles.track} data-from={from} data-until={until} aria-hidden="true" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
