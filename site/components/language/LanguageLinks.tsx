import type { LanguageVersion } from '../../page.ts';
import styles from './LanguageLinks.module.css';

interface LanguageLinksProps {
  label: string;
  versions: readonly LanguageVersion[];
}

/** The page in the site's other languages, each named in its own; nothing if there is only one. */
export function LanguageLinks({ label, versions }: LanguageLinksProps) {
  if (versions.length < 2) return null;
  return (
    <ul className={`screen-only ${styles.line}`} aria-label={label}>
      {versions.map(version => (
        <li key={version.code}>
          <a
            href={version.href}
            lang={version.code}
            hrefLang={version.code}
            aria-current={version.current || undefined}
          >
            {version.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The same as a list that opens under the current language's code, for the header. */
export function LanguageMenu({ label, versions }: LanguageLinksProps) {
  const current = versions.find(version => version.current);
  if (versions.length < 2 || current === undefined) return null;
  return (
    <details className={`screen-only ${styles.menu}`}>
      <summary aria-label={`${label}: ${current.code.toUpperCase()}, ${current.name}`}>
        <span aria-hidden="true">{current.code.toUpperCase()}</span>
      </summary>
      <LanguageLinks label={label} versions={versions} />
    </details>
  );
}
