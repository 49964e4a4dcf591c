import { symbolShapes, wordBox, wordShapes } from './artwork.ts';
import styles from './Logo.module.css';

/** The lockup: a level mark on water, and the name, whose last letters are the walls of a tank. Links home. */
export function Logo({ href, label }: { href: string; label: string }) {
  const { left, top, width, height } = wordBox;
  return (
    <a className={styles.logo} href={href}>
      <span className="visually-hidden">{label}</span>
      <svg className={styles.symbol} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        {symbolShapes.map(({ part, path }) => (
          <path key={path} className={styles[part]} d={path} />
        ))}
      </svg>
      <svg
        className={styles.word}
        viewBox={`${left} ${top} ${width} ${height}`}
        width="139"
        height="22"
        aria-hidden="true"
      >
        {wordShapes.map(({ part, path }) => (
          <path key={path} className={styles[part]} d={path} />
        ))}
      </svg>
    </a>
  );
}
