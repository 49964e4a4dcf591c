import type { ClaimsCopy } from '#shared/content/schemas/claims.ts';
import styles from './Promises.module.css';

interface PromisesProps {
  claims: Pick<ClaimsCopy, 'groups' | 'link' | 'promises'>;
}

/** The time promises in one row, each with its clock and a link to what it means. */
export function Promises({ claims }: PromisesProps) {
  return (
    <section className={styles.promises} data-surface="white" aria-label={claims.groups.promises.title}>
      <div className="grid">
        <ul className={styles.list}>
          {claims.promises.map(({ id, name, value, clock }) => (
            <li key={id} className={styles.promise}>
              <a className={styles.link} href={`${claims.link.href}#${id}`}>
                {name} <span className={`reading ${styles.value}`}>{value}</span>
              </a>
              <p className="small muted">{clock}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
