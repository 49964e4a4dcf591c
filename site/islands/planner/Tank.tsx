import styles from './Planner.module.css';

/** The tank beside the total: how high the water stands on a logarithmic scale. It repeats what the numbers say. */
export function Tank({ level, marks }: { level: number; marks: readonly string[] }) {
  // Drawn with attributes, so that the HTML shows the level too: the page's policy allows no style attribute.
  const surface = `${100 - level}%`;
  return (
    <div className={styles.tank} aria-hidden="true">
      <svg className={styles.drawing} aria-hidden="true">
        <rect className={styles.water} y={surface} width="100%" height={`${level}%`} />
        <svg className={styles.pointer} aria-hidden="true" x="100%" y={surface} overflow="visible">
          <path d="m0 0 14-9V9z" />
        </svg>
      </svg>
      <div className={`staff ${styles.staff}`} />
      {marks.map(mark => (
        <span className={`label ${styles.mark}`} key={mark}>
          {mark}
        </span>
      ))}
    </div>
  );
}
