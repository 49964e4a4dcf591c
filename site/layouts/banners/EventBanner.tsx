import type { SharedCopy } from '#shared/content/schemas/shared.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { WrittenDate } from '../../components/WrittenDate.tsx';
import styles from './EventBanner.module.css';

interface EventBannerProps {
  /** The landmark's name. */
  label: string;
  event: NonNullable<SharedCopy['event']>;
  language: string;
}

/** The notice that every page shows during an event. */
export function EventBanner({ label, event, language }: EventBannerProps) {
  return (
    <aside className={styles.banner} data-surface="clear" aria-label={label}>
      <p className={styles.text}>
        <strong>
          <WrittenDate date={event.date} language={language} />
        </strong>{' '}
        {event.text} {event.link && <TextLink {...event.link} />}
      </p>
    </aside>
  );
}
