import type { AccessibilityWords } from '#content/schema/accessibility.ts';
import { DatedText } from '../../components/written-date/WrittenDate.tsx';
import styles from './Accessibility.module.css';

interface KnownGapsProps {
  words: AccessibilityWords['gaps'];
  /** The day of the last recorded run. */
  date: string;
  locale: string;
}

export function KnownGaps({ words, date, locale }: KnownGapsProps) {
  return (
    <section className="section" data-surface="paper" aria-labelledby="gaps-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-5" id="gaps-title">
          {words.title}
        </h2>
        {words.items.length > 0 ? (
          <ul className={`col-7-12 ${styles.list}`}>
            {words.items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : (
          <p className="col-7-12">
            <DatedText copy={words.none} date={date} locale={locale} />
          </p>
        )}
      </div>
    </section>
  );
}
