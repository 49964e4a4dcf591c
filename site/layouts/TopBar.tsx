import type { SharedCopy } from '#shared/content/schemas/shared.ts';
import { LanguageLinks } from '../components/LanguageLinks.tsx';
import { TextLink } from '../components/TextLink.tsx';
import type { LanguageVersion } from '../page.ts';
import styles from './TopBar.module.css';

interface TopBarProps {
  copy: SharedCopy['urgent'];
  /** Shown where the menu with them is not. */
  tools: SharedCopy['header']['tools'];
  languageLabel: string;
  versions: readonly LanguageVersion[];
}

/** The line above the header: the way to water for whoever needs it now, and to the page in other languages. */
export function TopBar({ copy, tools, languageLabel, versions }: TopBarProps) {
  return (
    <aside className={`screen-only ${styles.strip}`} data-surface="deep" aria-label={copy.label}>
      <div className={styles.bar}>
        <TextLink className={styles.link} {...copy.link} />
        <ul className={styles.tools}>
          {tools.map(link => (
            <li key={link.href}>
              <TextLink className={styles.tool} {...link} />
            </li>
          ))}
        </ul>
        <LanguageLinks label={languageLabel} versions={versions.filter(({ current }) => !current)} />
      </div>
    </aside>
  );
}
