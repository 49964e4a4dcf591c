import { defaultLanguage } from '#shared/i18n/language.ts';
import type { Page } from '../../page.ts';
import styles from './EventBanner.module.css';

/** Says below the main text that no native speaker has checked it, until somebody has. */
export function TranslationNotice({ page: { copy, versions } }: { page: Page }) {
  const { translation } = copy.shared.language;
  const original = versions.find(({ code }) => code === defaultLanguage);
  if (!translation || translation.reviewedBy || !original) return null;
  return (
    <aside className={`screen-only ${styles.banner}`} data-surface="shallow">
      <p className={`${styles.text} small`}>
        {translation.unchecked}{' '}
        <a href={original.href} hrefLang={original.code}>
          {translation.original}
        </a>
        .
      </p>
    </aside>
  );
}
