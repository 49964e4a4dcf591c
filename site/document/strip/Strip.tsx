import type { Link } from '#content/schema/text.ts';
import styles from './Strip.module.css';

/** The line above the header: the way to water for whoever needs it now. */
export function Strip({ link }: { link: Link }) {
  return (
    <a className={`label screen-only ${styles.strip}`} data-surface="deep" href={link.href}>
      {link.label}
    </a>
  );
}
