import type { Copy } from '#shared/content/parse.ts';
import styles from './Promises.module.css';

/** The promised times in a row: each says what starts its clock, and links to what it means. */
export function Promises({ claims }: { claims: Copy['claims'] }) {
  return (
    <ul className={styles.list} aria-label={claims.groups.promises.title}>
      {claims.promises.map(({ id, name, value, clock }) => (
        <li key={id} className={styles.promise}>
          <span className={`level-mark ${styles.mark}`} />
          <a className={`card-link ${styles.link}`} href={`${claims.link.href}#${id}`}>
            <span className={styles.name}>{name}</span>{' '}
            <span className={`reading ${styles.value}`}>
              {/* A figure and its unit stay on one line, by style: the words are fixed, to the letter. */}
              {value
                .split(/(\d[\d-]*\s\p{L}+)/u)
                .map((piece, place) => (place % 2 === 0 ? piece : <span key={piece}>{piece}</span>))}
            </span>
          </a>
          <p className="small muted">{clock}</p>
        </li>
      ))}
    </ul>
  );
}
