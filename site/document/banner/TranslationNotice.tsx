import type { SharedCopy } from '#content/schema/shared.ts';
import styles from './EventBanner.module.css';

interface TranslationNoticeProps {
  translation: NonNullable<SharedCopy['language']['translation']>;
  /** The same page in the language it was written in. */
  original: { code: string; href: string };
}

/** Says on top of a page that no native speaker has checked its words, until somebody has. */
export function TranslationNotice({ translation, original }: TranslationNoticeProps) {
  return (
    <aside className={`screen-only ${styles.banner}`} data-surface="shallow">
      <p className={`${styles.text} small`}>
        {translation.unchecked}{' '}
        <a href={original.href} hrefLang={original.code}>
          {translation.original}
        </a>
      </p>
    </aside>
  );
}
