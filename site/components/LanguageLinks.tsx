import type { LanguageVersion } from '../page.ts';
import styles from './LanguageLinks.module.css';

interface LanguageLinksProps {
  label: string;
  versions: readonly LanguageVersion[];
}

/**
 * The page in the site's languages, each named in its own; nothing if there is only one.
 * `layouts/browser/language-links.ts` finds these links by `data-version`.
 */
export function LanguageLinks({ label, versions }: LanguageLinksProps) {
  if (versions.every(({ isCurrent }) => isCurrent)) return null;
  return (
    <ul className={`screen-only link-row quiet-links ${styles.languages}`} aria-label={label}>
      {versions.map(version => (
        <li key={version.code}>
          <a
            href={version.href}
            lang={version.code}
            hrefLang={version.code}
            data-version={version.code}
            aria-current={version.isCurrent || undefined}
          >
            {version.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
