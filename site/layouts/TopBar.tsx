import { LanguageLinks } from '../components/LanguageLinks.tsx';
import { LinkItems, TextLink } from '../components/TextLink.tsx';
import type { Page } from '../page.ts';
import styles from './TopBar.module.css';

/** The line above the header, for people who need water now, with tools and the page in other languages. */
export function TopBar({ page: { copy, versions } }: { page: Page }) {
  const { header, urgent } = copy['every-page'];
  const others = versions.filter(({ isCurrent }) => !isCurrent);
  return (
    <aside className={`screen-only ${styles.strip}`} data-surface="deep" aria-label={urgent.label}>
      <div className={`row ${styles.bar}`}>
        <TextLink className={styles.link} {...urgent.link} />
        <ul className={`link-row ${styles.tools}`}>
          <LinkItems links={header.tools} />
        </ul>
        <LanguageLinks label={header.languageLabel} versions={others} />
      </div>
    </aside>
  );
}
