import type { SharedCopy } from '#content/schema/shared.ts';
import styles from './Strip.module.css';

/** The line above the header: the way to water for whoever needs it now. */
export function Strip({ label, link }: SharedCopy['urgent']) {
  return (
    <aside className={`screen-only ${styles.strip}`} data-surface="deep" aria-label={label}>
      <a className={`label ${styles.link}`} href={link.href}>
        {link.label}
      </a>
    </aside>
  );
}
