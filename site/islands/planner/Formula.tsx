import { Icon } from '../../components/icon/Icon.tsx';
import styles from './WholePlanner.module.css';

/** How results are worked out and what was assumed, to be opened by whoever wants to know. */
export function Formula({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <details className={styles.formula}>
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
