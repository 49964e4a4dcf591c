import { defaultLanguage } from '#shared/i18n/language.ts';
import { FormattedDate } from '../components/FormattedDate.tsx';
import { TextLink } from '../components/TextLink.tsx';
import type { Page } from '../page.ts';
import styles from './Banners.module.css';

/** Says at the top of a page that its contact details are examples. */
export function ExampleBanner({ page: { copy } }: { page: Page }) {
  return (
    <aside className={`${styles.banner} ${styles.sticky}`} data-surface="clear">
      <p className="label">{copy['every-page'].exampleBanner}</p>
    </aside>
  );
}

/** The notice that every page shows during an event. */
export function EventBanner({ page: { copy, language } }: { page: Page }) {
  const { event, eventLabel } = copy['every-page'];
  if (!event) return null;
  return (
    <aside className={styles.banner} data-surface="clear" aria-label={eventLabel}>
      <p>
        <strong>
          <FormattedDate date={event.date} language={language} />
        </strong>{' '}
        {event.text} {event.link && <TextLink {...event.link} />}
      </p>
    </aside>
  );
}

/** Says below the main text that no native speaker has checked it, until somebody has. */
export function TranslationNotice({ page: { copy, versions } }: { page: Page }) {
  const { translation } = copy['every-page'].language;
  const original = versions.find(({ code }) => code === defaultLanguage);
  if (!translation || translation.reviewedBy || !original) return null;
  return (
    <aside className={`screen-only ${styles.banner}`} data-surface="shallow">
      <p className="small">
        {translation.unchecked}{' '}
        <a href={original.href} hrefLang={original.code} data-version={original.code}>
          {translation.original}
        </a>
        .
      </p>
    </aside>
  );
}
